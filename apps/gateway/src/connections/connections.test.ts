import { listUsage } from '@redraft/core'
import {
  bootService,
  exchangeRaw,
  expectError,
  mintWorkspace,
  openConnection,
  parseAnswer,
  type RawConnection,
  SAMPLES,
  type TestService,
  waitFor,
} from '@redraft/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const CAP = 4

// Nobody works here: a call that becomes a job ends at its deadline, which is longer than a request may take to arrive.
let service: TestService
let capped: string
let behindProxy: string
beforeAll(async () => {
  service = await bootService({
    workers: 0,
    env: { HEADERS_TIMEOUT_MS: '1000', UPLOAD_TIMEOUT_MS: '1500', REQUEST_TIMEOUT_MS: '4000' },
  })
  const cap = {
    CONNECTIONS_PER_ADDRESS: String(CAP),
    HEADERS_TIMEOUT_MS: '60000',
    UPLOAD_TIMEOUT_MS: '60000',
  }
  capped = (await service.startGateway(cap)).baseUrl
  behindProxy = (await service.startGateway({ TRUST_PROXY: 'loopback' })).baseUrl
})
afterAll(() => service.stop())

const send = (written: string) => exchangeRaw(service.baseUrl, written)
const HOST = 'Host: test\r\n'

describe('what is no request is answered in the envelope, and the connection is closed', () => {
  test('headers over 16 KiB are headers_too_large', async () => {
    expectError(
      await send(`GET /livez HTTP/1.1\r\n${HOST}X-Long: ${'a'.repeat(40_000)}\r\n\r\n`),
      'headers_too_large',
    )
  })

  test.each(['FROBNICATE /livez', 'get /livez', 'CONNECT test:443'])(
    'the method of %s is not allowed',
    async (line) => {
      const answered = await send(`${line} HTTP/1.1\r\n${HOST}\r\n`)
      expectError(answered, 'method_not_allowed')
      expect(answered.headers.get('connection')).toBe('close')
    },
  )

  test.each([
    ['a greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['a line that is none', 'hello\r\n\r\n'],
    ['a header that is none', `GET /livez HTTP/1.1\r\n${HOST}no header\r\n\r\n`],
    [
      'two lengths',
      `POST /api/v1/detect HTTP/1.1\r\n${HOST}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`,
    ],
    ['no host', 'GET /livez HTTP/1.1\r\n\r\n'],
  ])('%s is malformed_request', async (_, written) => {
    expectError(await send(written), 'malformed_request')
  })

  test('chunks that are none are malformed_request, and nothing of them is in the answer or the log', async () => {
    const { key } = await mintWorkspace(service)
    const head = `POST /api/v1/detect HTTP/1.1\r\n${HOST}Authorization: Bearer ${key}\r\nContent-Type: application/json\r\n`
    const answered = await send(`${head}Transfer-Encoding: chunked\r\n\r\nZyxomma\r\n`)
    expectError(answered, 'malformed_request')
    expect(answered.text + service.output()).not.toContain('Zyxomma')
  })

  test('an unknown expectation is ignored, as HTTP allows', async () => {
    const { status } = await send(`GET /livez HTTP/1.1\r\n${HOST}Expect: magic\r\nConnection: close\r\n\r\n`)
    expect(status).toBe(200)
  })

  test('a call before it on the same connection still gets its own answer, whole', async () => {
    const { status, json } = await send(`GET /readyz HTTP/1.1\r\n${HOST}\r\nhello\r\n\r\n`)
    expect({ status, json }).toEqual({ status: 200, json: { status: 'ready' } })
  })
})

describe('what takes too long to arrive is request_timeout', () => {
  test('headers that stop', async () => {
    expectError(await send(`GET /livez HTTP/1.1\r\n${HOST}X-Slow: `), 'request_timeout')
  })

  test('headers that drip', async () => {
    const { socket, closed } = await openConnection(service.baseUrl)
    socket.write(`GET /livez HTTP/1.1\r\n${HOST}X-Slow: `)
    const drip = setInterval(() => socket.write('a'), 50)
    const received = await closed.finally(() => clearInterval(drip))
    expectError(parseAnswer(received), 'request_timeout')
  })

  test('a body that drips: the usage log says so too', async () => {
    const { key, workspaceId } = await mintWorkspace(service)
    const { socket, closed } = await openConnection(service.baseUrl)
    const head = `POST /api/v1/detect HTTP/1.1\r\n${HOST}Authorization: Bearer ${key}\r\nContent-Type: application/json\r\n`
    socket.write(`${head}Content-Length: 90000\r\n\r\n{"text":"`)
    const drip = setInterval(() => socket.write('word '), 50)
    const received = await closed.finally(() => clearInterval(drip))
    expectError(parseAnswer(received), 'request_timeout')
    const [entry] = await waitFor(
      async () => {
        const found = await listUsage({ ctx: service.ctx, input: { workspaceId, limit: 9 } })
        return found.length > 0 && found
      },
      { timeoutMs: 10_000, what: 'a usage row' },
    )
    expect(entry).toMatchObject({ endpoint: 'detect', status: 'request_timeout', httpStatus: 408, words: 0 })
  })

  test('an answer may take longer than the request', async () => {
    const { post } = await mintWorkspace(service)
    const started = performance.now()
    expectError(await post('/detect', { text: SAMPLES.en }), 'processing_timeout')
    expect(performance.now() - started).toBeGreaterThan(3_500)
  })
})

describe('connections of one address', () => {
  const hold = (baseUrl: string, count: number): Promise<RawConnection[]> =>
    Promise.all(Array.from({ length: count }, () => openConnection(baseUrl)))

  test('one over the cap is rate_limited and closed; those there are served, and a closed one makes room', async () => {
    const held = await hold(capped, CAP)
    const over = await openConnection(capped)
    const refused = parseAnswer(await over.closed)
    expectError(refused, 'rate_limited', { limit: CAP })
    const [first, second, ...others] = held
    first?.socket.write(`GET /livez HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
    expect(parseAnswer((await first?.closed) ?? '').status).toBe(200)
    second?.socket.destroy()
    const again = await waitFor(
      async () => {
        const answered = await exchangeRaw(capped, `GET /livez HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
        return answered.status === 200 && answered
      },
      { timeoutMs: 10_000, what: 'room for a connection' },
    )
    expect(again.json).toEqual({ status: 'alive' })
    for (const { socket } of others) socket.destroy()
  })

  test('behind a proxy, whose connections are everybody’s, there is no cap unless it is asked for', async () => {
    const held = await hold(behindProxy, 600)
    held[599]?.socket.write(`GET /livez HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)
    expect(parseAnswer((await held[599]?.closed) ?? '').status).toBe(200)
    for (const { socket } of held) socket.destroy()
  })
})

describe('the log line of a call', () => {
  interface Line {
    readonly requestId?: string
  }

  async function lineOf(requestId: string | null): Promise<Line> {
    const find = (): Line | undefined =>
      service
        .output()
        .split('\n')
        .filter((line) => line.includes('"res"'))
        .map((line) => JSON.parse(line) as Line)
        .find((line) => line.requestId === requestId)
    return waitFor(async () => find(), { timeoutMs: 10_000, what: 'the log line of a call' })
  }

  test('names the workspace, the error code and the client’s own id, which the usage log has too', async () => {
    const { call, workspaceId } = await mintWorkspace(service)
    const own = 'web-20261120/7'
    const { headers } = await call('/requests/nothing', { headers: { 'x-request-id': own } })
    expect(await lineOf(headers.get('x-request-id'))).toMatchObject({
      ...{ workspaceId, code: 'not_found', clientRequestId: own },
      res: { status: 404 },
    })
    const [entry] = await waitFor(
      async () => {
        const found = await listUsage({ ctx: service.ctx, input: { workspaceId, limit: 9 } })
        return found.length > 0 && found
      },
      { timeoutMs: 10_000, what: 'a usage row' },
    )
    expect(entry?.clientRequestId).toBe(own)
  })

  test('has neither a key nor anything unlike an id that a client sends for its own', async () => {
    const { call, key } = await mintWorkspace(service)
    for (const own of [key, '<script>alert("Zyxomma")</script>', 'a@Zyxomma.example']) {
      const { headers } = await call('/status', { headers: { 'x-request-id': own } })
      await lineOf(headers.get('x-request-id'))
    }
    expect(service.output()).not.toContain(key)
    expect(service.output()).not.toContain('Zyxomma')
  })
})
