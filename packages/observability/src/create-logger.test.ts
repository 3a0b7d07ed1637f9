import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLogger, type LoggerOptions } from './create-logger.ts'

const SECRET = 'the quick brown fox writes an essay'
const KEY = 'rd_live_4fQ9x2LmVt81aZp0RrSsTtUuVvWwXxYyZz12'

/** A logger whose lines are kept, as text and parsed. */
function capture(level: LoggerOptions['level'] = 'trace') {
  const lines: string[] = []
  const logger = createLogger({
    level,
    name: 'test',
    destination: { write: (line) => void lines.push(line) },
  })
  return { logger, text: () => lines.join(''), entries: () => lines.map((line) => JSON.parse(line)) }
}

test('a line carries level, time, process and the plain facts', () => {
  const { logger, entries } = capture()
  logger.info(
    { requestId: '019a9d3c-7d1e-7c40', words: 12, replayed: false, at: new Date(0) },
    'request settled',
  )
  expect(entries()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      name: 'test',
      pid: process.pid,
      requestId: '019a9d3c-7d1e-7c40',
      words: 12,
      replayed: false,
      at: '1970-01-01T00:00:00.000Z',
      msg: 'request settled',
    },
  ])
})

test('lines below the level are not written', () => {
  const { logger, text } = capture('warn')
  logger.info('quiet')
  expect(text()).toBe('')
})

test.each([
  ['a body', { body: { text: SECRET } }],
  ['a text by its name, even of one word', { text: 'hello' }],
  ['an output', { output: SECRET, result: { output: SECRET } }],
  ['prose under any other name', { note: SECRET, deep: { list: [{ x: SECRET }] } }],
  ['Chinese without spaces', { note: '这是一篇文章' }],
  ['a cookie', { cookie: 'session=abc', headers: { cookie: 'session=abc' } }],
  ['an authorization header', { authorization: `Bearer ${KEY}`, note: `Bearer ${KEY}` }],
  ['an API key, also inside a list', { value: KEY, keys: [KEY], apiKey: KEY, api_key: KEY }],
  ['a password', { password: 'hunter2', dbPassword: 'hunter2', session_token: 'hunter2' }],
  ['a database URL', { url: 'postgres://redraft:hunter2@db:5432/redraft' }],
  ['job data', { job: { data: { text: SECRET } } }],
  ['SQL parameters', { params: [SECRET], parameters: [SECRET], sql: SECRET }],
  ['a buffer or any class instance', { raw: Buffer.from(SECRET), map: new Map([['a', SECRET]]) }],
  ['an e-mail address', { owner: 'ann@example.com' }],
])('%s never gets out, in a line or in a child', (_, fields) => {
  const { logger, text } = capture()
  logger.info(fields, 'line')
  logger.child(fields).info('from a child')
  logger.child({}, { serializers: {} }).child(fields, {}).warn({ inner: fields }, 'from its child')
  expect(text().split('\n').filter(Boolean)).toHaveLength(3)
  expect(text()).not.toMatch(/quick|hello|文章|session=abc|4fQ9|hunter2|ann@|Buffer/)
})

test('a database URL keeps its host, so that a wrong setting can be found', () => {
  const { logger, entries } = capture()
  logger.info({ url: 'postgres://redraft:hunter2@db:5432/redraft' }, 'connected')
  expect(entries()[0].url).toBe('postgres://[masked]@db:5432/redraft')
})

test('values handed over for interpolation are left out, and secrets in a message are masked', () => {
  const { logger, text, entries } = capture()
  logger.info('received %s', SECRET)
  logger.info({}, 'received %s and %o', SECRET, { text: SECRET })
  logger.info(`key ${KEY} at postgres://u:hunter2@db/x`)
  expect(text()).not.toMatch(/quick|4fQ9|hunter2/)
  expect(entries()[2].msg).toBe('key rd_live_[masked] at postgres://[masked]@db/x')
})

test('an error logged without a message does not lend it its own', () => {
  const { logger, text, entries } = capture()
  logger.error(new Error(`failed on "${SECRET}"`))
  logger.error({ err: new SyntaxError(SECRET) })
  expect(text()).not.toContain('quick')
  expect(entries().map(({ msg }) => msg)).toEqual(['no message', 'no message'])
  expect(entries()[0].err).toMatchObject({ type: 'Error', message: 'failed on "…"' })
})

test('a string of any kind with a space or a letter outside ASCII never appears in a line', () => {
  const odd = fc.string({ unit: 'binary', minLength: 2 }).filter((value) => /[^!-~]/.test(value.trim()))
  fc.assert(
    fc.property(odd, fc.string(), (value, name) => {
      const { logger, entries } = capture()
      logger.info({ [`x${name}`]: { list: [value] } }, 'line')
      const { list } = entries()[0][`x${name}`] ?? { list: ['[hidden]'] }
      expect(list).not.toContain(value)
    }),
  )
})

test('circular and deep objects end instead of failing', () => {
  const { logger, entries } = capture()
  const ring: Record<string, unknown> = {}
  ring.self = ring
  logger.info({ ring }, 'ring')
  expect(JSON.stringify(entries()[0].ring)).toContain('[nested]')
})

test('however many loggers a process has, its output and its end are listened to once', () => {
  const listeners = () => process.stdout.listenerCount('error') + process.listenerCount('exit')
  createLogger({ level: 'silent', name: 'test' })
  const before = listeners()
  for (let i = 0; i < 12; i += 1) createLogger({ level: 'silent', name: 'test' })
  expect(listeners()).toBe(before)
})
