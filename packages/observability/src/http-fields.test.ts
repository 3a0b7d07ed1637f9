import { createServer, request } from 'node:http'
import { pinoHttp } from 'pino-http'
import { expect, test } from 'vitest'
import { createLogger } from './create-logger.ts'
import { httpLogSerializers } from './http-fields.ts'

const BODY = '{"text":"an essay about urban trees"}'

/** One real exchange through pino-http; resolves with the written lines once the access line is among them. */
function exchange(fail: boolean, serializers: typeof httpLogSerializers | undefined): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    const write = (line: string) => {
      lines.push(line)
      if (line.includes('"res"')) server.close(() => resolve(lines))
    }
    const logger = createLogger({ level: 'info', name: 'test', destination: { write } })
    const log = pinoHttp({
      logger,
      genReqId: () => 'id-1',
      ...(serializers === undefined ? {} : { serializers }),
    })
    const server = createServer((req, res) => {
      log(req, res)
      req.log.info({ req, res }, 'inside')
      if (fail) res.err = new SyntaxError(`Unexpected token in ${BODY}`)
      res.writeHead(fail ? 500 : 200, { 'set-cookie': 'session=abc' }).end(BODY)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const headers = { authorization: 'Bearer rd_live_secret', cookie: 'session=abc', connection: 'close' }
      const options = { host: '127.0.0.1', port, method: 'POST', path: '/api/v1/detect?text=essay', headers }
      request(options, (response) => response.resume())
        .on('error', reject)
        .end(BODY)
    })
  })
}

test.each([
  ['with', httpLogSerializers],
  ['without', undefined],
])(
  'an access line names request and status and nothing else, %s the serializers given',
  async (_, serializers) => {
    const lines = await exchange(false, serializers)
    const entry = JSON.parse(lines.at(-1) ?? '')
    expect(entry).toMatchObject({ req: { id: 'id-1', method: 'POST' }, responseTime: expect.any(Number) })
    expect(lines.join('')).not.toMatch(/essay|secret|session|127\.0\.0\.1|remote|headers/)
  },
)

test('with the serializers the line has exactly id, method and path without query, and the status', async () => {
  const entry = JSON.parse((await exchange(false, httpLogSerializers)).at(-1) ?? '')
  expect(entry.req).toEqual({ id: 'id-1', method: 'POST', path: '/api/v1/detect' })
  expect(entry.res).toEqual({ status: 200 })
})

test('a failed exchange logs the type of its error and nothing of the body', async () => {
  const lines = await exchange(true, httpLogSerializers)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ res: { status: 500 }, err: { type: 'SyntaxError' } })
  expect(lines.join('')).not.toMatch(/essay|urban|secret|session/)
})

test('an invitation in a path is masked', () => {
  expect(
    httpLogSerializers.req({ method: 'GET', url: '/console/api/invitations/rd_invite_4f09/accept' }),
  ).toEqual({
    method: 'GET',
    path: '/console/api/invitations/rd_invite_[masked]/accept',
  })
})

test('a key in a path is masked', () => {
  expect(httpLogSerializers.req({ method: 'GET', url: '/keys/rd_live_4fQ9?x=1' })).toEqual({
    method: 'GET',
    path: '/keys/rd_live_[masked]',
  })
})

test.each([undefined, null, 'text', 7])('%j in place of an object gives nothing', (value) => {
  expect(httpLogSerializers.req(value)).toEqual({})
  expect(httpLogSerializers.res(value)).toEqual({})
  expect(httpLogSerializers.err(value)).toMatchObject({ type: 'Error' })
})
