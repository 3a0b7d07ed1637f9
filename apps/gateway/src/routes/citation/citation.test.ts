import { CITATION_STYLE_IDS, citationResponse, listStyles, STYLE_EXAMPLE_ITEM } from '@redraft/contracts'
import {
  bootService,
  expectError,
  expectRequestId,
  type FakeRegistry,
  issuePaths,
  mintWorkspace,
  readBooks,
  startFakeRegistry,
  type TestService,
} from '@redraft/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const CROSSREF = {
  ...{ type: 'journal-article', title: ['Turtles & rivers'], 'container-title': ['Herpetology'] },
  author: [{ given: 'Ann', family: 'Lee' }],
  issued: { 'date-parts': [[2020, 5]] },
  DOI: '10.5555/turtles',
}
const PAGE =
  '<title>x</title><meta property="og:title" content="Turtles <i>at home</i>"><meta name="author" content="Ann Lee">'

let registry: FakeRegistry
/** Five seconds of a core, on a machine that may be busy. */
const COMPILES_WITHIN_MS = 120_000

let service: TestService
beforeAll(async () => {
  registry = await startFakeRegistry((path, res) => {
    if (path.startsWith('/ra/')) res.setHeader('content-type', 'application/json').end('[{"RA":"DataCite"}]')
    else if (path === '/10.5555/turtles') {
      res.setHeader('content-type', 'application/vnd.citationstyles.csl+json').end(JSON.stringify(CROSSREF))
    } else if (path === '/page') res.setHeader('content-type', 'text/html').end(PAGE)
    else res.writeHead(path === '/10.5555/away' ? 503 : 404, { 'content-type': 'text/html' }).end()
  })
  service = await bootService({
    bootTimeoutMs: COMPILES_WITHIN_MS,
    env: {
      ...{ WORKER_QUEUES: 'citation', DOI_BASE_URL: registry.url, ALLOW_PRIVATE_FETCH: 'true' },
      CONTACT_EMAIL: 'library@example.org',
    },
  })
}, 2 * COMPILES_WITHIN_MS)
afterAll(async () => {
  await service?.stop()
  await registry.close()
})

const BOOK = STYLE_EXAMPLE_ITEM

describe('a citation', () => {
  test.each(CITATION_STYLE_IDS)('in %s answers the contract’s shape and costs no words', async (style) => {
    const workspace = await mintWorkspace(service, { words: 10 })
    const answered = await workspace.post('/citation', { input: BOOK, style })
    expect(answered.status, answered.text).toBe(200)
    const body = citationResponse.strict().parse(answered.json)
    expect(body.text).toBe(listStyles().styles.find(({ id }) => id === style)?.example)
    expect(body.html).toMatch(/kuhn/i)
    expect(body.bibtex).toMatch(/^@book\{/)
    expect(body.ris).toMatch(/^TY {2}- BOOK\r\n/)
    const books = await readBooks(service.ctx, workspace.workspaceId)
    expect(books).toEqual({ balance: 10, credited: 10, charged: 0, chargedRows: 0, pendingRows: 0 })
    const where = { id: expectRequestId(answered) }
    const row = await service.ctx.db.prisma.apiRequest.findUniqueOrThrow({ where })
    expect(row).toMatchObject({ state: 'SUCCEEDED', words: 0, httpStatus: 200, endpoint: 'citation' })
  })

  test('is made for a workspace without words too', async () => {
    const { post } = await mintWorkspace(service, { words: 0 })
    expect((await post('/citation', { input: BOOK })).status).toBe(200)
  })

  test('takes the usual spellings of a style and APA when none is sent', async () => {
    const { post } = await mintWorkspace(service)
    for (const style of ['GB/T', 'gbt7714', 'Gb-T']) {
      expect((await post('/citation', { input: BOOK, style })).json.text).toContain('[M]')
    }
    expect((await post('/citation', { input: BOOK })).json.text).toContain('Kuhn, T. S. (1962)')
  })

  test('is replayed under its Idempotency-Key, and can be asked for afterwards', async () => {
    const { post, call } = await mintWorkspace(service)
    const key = { 'idempotency-key': 'cite-1' }
    const first = await post('/citation', { input: BOOK, style: 'mla' }, key)
    const again = await post('/citation', { input: BOOK, style: 'mla' }, key)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.json).toEqual(first.json)
    expectError(await post('/citation', { input: BOOK, style: 'apa' }, key), 'idempotency_key_reused')
    const state = await call(`/requests/${expectRequestId(first)}`)
    expect(state.json).toMatchObject({
      endpoint: 'citation',
      state: 'succeeded',
      words: 0,
      result: first.json,
    })
  })

  test('has nothing executable in its html, whatever the fields hold', async () => {
    const { post } = await mintWorkspace(service)
    const input = { ...BOOK, title: '<img src=x onerror=alert(1)> "q" & more', URL: 'javascript:alert(1)' }
    const { status, json } = await post('/citation', { input })
    expect(status).toBe(200)
    expect(json.html).not.toMatch(/<(?!\/?(?:i|b|sup|sub|span|div|a)\b)|javascript:|<[^>]*\son\w+=/i)
  })
})

describe('an identifier', () => {
  test('is looked up, and the next time taken from the cache', async () => {
    const { post } = await mintWorkspace(service)
    const { json } = await post('/citation', { input: 'https://doi.org/10.5555/turtles' })
    expect(json.text).toContain('Lee, A. (2020)')
    expect(json.csl).toMatchObject({ type: 'article-journal', DOI: '10.5555/turtles' })
    expect((await post('/citation', { input: 'doi:10.5555/turtles', style: 'ieee' })).status).toBe(200)
    expect(registry.asked.filter((path) => path === '/10.5555/turtles')).toHaveLength(1)
  })

  test('with a wrong check digit is refused with what it was taken for; nothing of it stays in the usage log', async () => {
    const { post, call } = await mintWorkspace(service)
    const answered = await post('/citation', { input: 'ISBN 978-0-226-45808-2' })
    expectError(answered, 'validation_failed')
    expect(issuePaths(answered)).toEqual(['input'])
    expect(answered.json.message).toContain('ISBN')
    const id = expectRequestId(answered)
    const row = await service.ctx.db.prisma.apiRequest.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ state: 'FAILED', errorCode: 'validation_failed', errorData: null })
    const { json } = await call(`/requests/${id}`)
    expect(json).toMatchObject({ state: 'failed', error: answered.json })
  })

  test('that its registry does not have is source_not_found', async () => {
    const { post } = await mintWorkspace(service)
    expectError(await post('/citation', { input: '10.5555/none' }), 'source_not_found')
  })

  test('whose registry does not answer is source_unavailable, with Retry-After', async () => {
    const { post } = await mintWorkspace(service)
    expectError(await post('/citation', { input: '10.5555/away' }), 'source_unavailable')
  })

  test('that is a web address is read from its page, with the day of access', async () => {
    const { post } = await mintWorkspace(service)
    const { json } = await post('/citation', { input: `${registry.url}/page`, style: 'mla' })
    expect(json.csl).toMatchObject({
      type: 'webpage',
      accessed: { 'date-parts': [[expect.any(Number), expect.any(Number), expect.any(Number)]] },
    })
  })

  test.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'http://user:word@127.0.0.1/'])(
    'that is the address %s is refused',
    async (input) => {
      const { post } = await mintWorkspace(service)
      expectError(await post('/citation', { input }), 'validation_failed')
    },
  )
})

describe('a request that is wrong', () => {
  test('in its style names the styles there are', async () => {
    const { post } = await mintWorkspace(service)
    const answered = await post('/citation', { input: BOOK, style: 'klingon' })
    expectError(answered, 'validation_failed')
    expect(issuePaths(answered)).toEqual(['style'])
    for (const id of CITATION_STYLE_IDS) expect(answered.json.message).toContain(id)
  })

  test.each([
    ['input', {}],
    ['input', { input: 7 }],
    ['input', { input: '  ' }],
    ['input', { input: null }],
    ['input', { input: [BOOK] }],
    ['input', { input: 'a\u0000b' }],
    ['input', { input: { title: 'a\ud800' } }],
    ['locale', { input: BOOK, locale: 'fr' }],
    ['style', { input: BOOK, style: 3 }],
  ])('in %s is told so: %j', async (path, body) => {
    const { post } = await mintWorkspace(service)
    const answered = await post('/citation', body)
    expectError(answered, 'validation_failed')
    expect(issuePaths(answered)).toEqual([path])
  })

  test('because nothing was recognised says what can be sent', async () => {
    const { post } = await mintWorkspace(service)
    const answered = await post('/citation', { input: 'Some book I read' })
    expectError(answered, 'validation_failed')
    expect(answered.json.message).toMatch(/DOI|ISBN/)
  })
})

test('citations have a rate of their own', async () => {
  const { post, call } = await mintWorkspace(service, { citationRequestsPerMinute: 2, requestsPerMinute: 50 })
  for (const remaining of ['1', '0']) {
    const { status, headers } = await post('/citation', { input: BOOK })
    expect([status, headers.get('x-ratelimit-remaining')]).toEqual([200, remaining])
    expect(headers.get('ratelimit-policy')).toBe('"citation";q=2;w=60')
  }
  expectError(await call('/styles'), 'rate_limited')
  const status = await call('/status')
  expect([status.status, status.headers.get('x-ratelimit-remaining')]).toEqual([200, '49'])
})

test('the styles are listed', async () => {
  const { call } = await mintWorkspace(service)
  const { status, json } = await call('/styles')
  expect(status).toBe(200)
  expect(json).toEqual(listStyles())
})
