import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorFields } from './error-fields.ts'

const SECRET = 'an essay about urban trees'

class PrismaClientKnownRequestError extends Error {
  override name = 'PrismaClientKnownRequestError'
  code = 'P2002'
  meta = { target: ['email'], row: SECRET }
}

const withDetails = (error: Error, details: object): Error => Object.assign(error, details)

test.each([
  [
    'a JSON parser, whose message quotes the body',
    () => JSON.parse(`{"text": ${SECRET}`),
    { type: 'SyntaxError' },
  ],
  [
    'Prisma, whose message quotes the arguments',
    () => {
      throw new PrismaClientKnownRequestError(`Invalid create() invocation: { body: ${SECRET} }`)
    },
    { type: 'PrismaClientKnownRequestError', code: 'P2002' },
  ],
  [
    'PostgreSQL, with its detail and parameters',
    () => {
      throw withDetails(new Error(`invalid input syntax for type uuid: "${SECRET}"`), {
        code: '22P02',
        detail: SECRET,
        where: SECRET,
        parameters: [SECRET],
        query: SECRET,
      })
    },
    { code: '22P02', message: 'invalid input syntax for type uuid: "…"' },
  ],
  [
    'a queue, with its job',
    () => {
      throw withDetails(new Error('job failed'), { job: { data: { text: SECRET } }, failedReason: SECRET })
    },
    { message: 'job failed' },
  ],
  [
    'a body parser, with the body',
    () => {
      throw withDetails(new SyntaxError(SECRET), { body: SECRET, type: 'entity.parse.failed' })
    },
    { type: 'SyntaxError' },
  ],
])('nothing of the input is left of an error of %s', (_, fail, expected) => {
  try {
    fail()
    expect.unreachable()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const fields = errorFields(new Error('outer', { cause: error }))
    expect(fields.cause).toMatchObject(expected)
    expect(JSON.stringify(fields)).not.toMatch(/essay|urban/)
  }
})

test('type, code, message, frames and causes are there for finding the fault', () => {
  const refused = withDetails(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
    errno: -111,
  })
  const fields = errorFields(new TypeError('no connection', { cause: refused }))
  expect(fields).toMatchObject({
    type: 'TypeError',
    message: 'no connection',
    cause: { type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' },
  })
  expect(fields.stack?.[0]).toMatch(/^at .*error-fields\.test\.ts:\d+:\d+\)?$/)
})

test('each address that was tried is named', () => {
  const errors = ['::1', '127.0.0.1'].map((host) => new Error(`connect ECONNREFUSED ${host}:6379`))
  expect(errorFields(new AggregateError(errors)).errors).toHaveLength(2)
})

test('lines of a message that look like frames do not pass for some', () => {
  const { stack } = errorFields(
    new Error(`x\n    at essay (file:///${SECRET.replaceAll(' ', '-')}.js:1:1)\n`),
  )
  expect(JSON.stringify(stack)).not.toContain('urban')
})

test('a stack that does not begin with the message is left out: it holds another one', () => {
  const error = new Error('new')
  error.stack = 'Error: old\n    at essay (file:///secret.js:1:1)'
  expect(errorFields(error)).toEqual({ type: 'Error', message: 'new' })
})

test('credentials in a message are masked and endless causes end', () => {
  const ring = new Error('cannot reach redis://u:hunter2@cache:6379')
  ring.cause = ring
  const text = JSON.stringify(errorFields(ring))
  expect(text).not.toContain('hunter2')
  expect(text.match(/"cause"/g)).toHaveLength(3)
})

test('no letter outside ASCII and nothing in quotes survives in a message', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { message = '' } = errorFields(new Error(`bad value: "${text.replaceAll('"', '')}"`))
      expect(message).toMatch(/^bad value: "…[ -~…]*$/)
    }),
  )
})
