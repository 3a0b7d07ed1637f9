import { randomBytes } from 'node:crypto'
import {
  callApi,
  expectError,
  readBooks,
  SAMPLES,
  type SharedService,
  type SignedUp,
  sharedService,
  signUp,
  waitFor,
} from '@redraft/testkit'
import { beforeAll, expect, test } from 'vitest'

let service: SharedService
beforeAll(async () => {
  service = await sharedService()
})

const at = (person: SignedUp, path: string) => `/workspaces/${person.workspaceId}${path}`
const post = (person: SignedUp, path: string, body?: unknown, headers?: Record<string, string>) =>
  person.call(at(person, path), { method: 'POST', body, ...(headers ? { headers } : {}) })
const read = async (person: SignedUp, path: string) => (await person.call(at(person, path))).json

interface Entry {
  id: string
  endpoint: string
  key_name: string
  words: number
}

test('sign up, make a key, humanize with it, see it in the usage, revoke it: refused within a second', async () => {
  const ada = await signUp(service.baseUrl)
  const made = await post(ada, '/keys', { name: 'first', label: 'laptop' })
  const { key_id: keyId, key } = made.json as { key_id: string; key: string }
  const headers = { 'x-request-id': 'mine-1' }
  const humanized = await callApi(service.baseUrl, '/humanize', { key, body: { text: SAMPLES.en }, headers })
  expect(humanized.status).toBe(200)
  const words = Number(humanized.json.words_used)

  const usage = await read(ada, `/usage?key=${keyId}&endpoint=humanize&client_request_id=mine-1`)
  expect(usage).toMatchObject({
    entries: [{ key_id: keyId, key_name: 'first', status: 'succeeded', http_status: 200, words }],
    totals: { requests: 1, succeeded: 1, failed: 0, words },
    next_cursor: null,
  })
  const [entry] = usage.entries as Entry[]
  const detail = await ada.call(at(ada, `/requests/${entry?.id}`))
  expect(detail.json).toMatchObject({ state: 'succeeded', error_code: null, original_request_id: null })
  expect(detail.text).not.toContain('renewable')
  const overview = await read(ada, '/overview')
  expect(overview).toMatchObject({
    balance_words: 1_000 - words,
    month: { words, requests: 1, failed: 0 },
    days: [{ endpoint: 'humanize', words, requests: 1 }],
    keys: [{ key_id: keyId, status: 'active', last_used_at: expect.any(String) }],
  })

  for (let i = 0; i < 2; i++) {
    expect((await ada.call(at(ada, `/keys/${keyId}`), { method: 'DELETE' })).status).toBe(204)
  }
  const revokedAt = performance.now()
  const status = () => callApi(service.baseUrl, '/status', { key })
  const refused = await waitFor(
    async () => {
      const answered = await status()
      return answered.status === 401 ? { answered, afterMs: performance.now() - revokedAt } : undefined
    },
    { timeoutMs: 10_000, what: 'the revoked key to be refused' },
  )
  expectError(refused.answered, 'invalid_api_key')
  expect((await read(ada, '/keys')).keys).toMatchObject([{ key_id: keyId, status: 'revoked' }])
})

test('of 20 keys asked for at once, exactly 5 are made', async () => {
  const ada = await signUp(service.baseUrl)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => post(ada, '/keys', { name: `key ${i}` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  for (const refused of answers.filter(({ status }) => status !== 201)) {
    expectError(refused, 'active_key_limit_exceeded', { max_keys: 5 })
  }
  expect((await read(ada, '/keys')).keys).toHaveLength(5)
})

test('a run in the console answers as the API does, is charged once, and takes no key slot', async () => {
  const ada = await signUp(service.baseUrl)
  const body = { text: SAMPLES.en, mode: 'reduce-aigc' }
  const headers = { 'idempotency-key': 'try-1' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post(ada, '/run/humanize', body, headers)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const words = Number(answers[0]?.json.words_used)
  for (const { json } of answers) {
    expect(json).toMatchObject({ words_remaining: 1_000 - words, output: expect.any(String) })
  }
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(4)
  expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"key";q=60;w=60')
  const books = await readBooks(service.ctx, ada.workspaceId)
  expect(books).toEqual({
    ...{ balance: 1_000 - words, credited: 1_000, charged: words },
    ...{ chargedRows: 1, pendingRows: 0 },
  })
  const usage = await read(ada, '/usage?status=succeeded')
  expect((usage.entries as Entry[]).map(({ key_name }) => key_name)).toEqual(Array(5).fill('Playground'))
  expect((await read(ada, '/keys')).keys).toEqual([])
  expect((await read(ada, '/overview')).keys).toEqual([])

  expectError(await post(ada, '/run/detect', { text: '' }), 'validation_failed')
  expectError(await post(ada, '/run/humanize', { text: 'word '.repeat(1_100) }), 'word_limit_exceeded')
  expectError(await post(ada, '/run/nope', { text: 'x' }), 'not_found')
})

test('a workspace is renamed and keeps results as long as it says; wrong values are named', async () => {
  const ada = await signUp(service.baseUrl)
  const patch = (body: object) => ada.call(at(ada, ''), { method: 'PATCH', body })
  const changed = await patch({ name: ' Analytical Engines ', result_retention_hours: 0 })
  expect(changed.json).toMatchObject({ name: 'Analytical Engines', result_retention_hours: 0, plan: 'pro' })
  expectError(await patch({ result_retention_hours: 25 }), 'validation_failed')
  expectError(await patch({ name: '' }), 'validation_failed')
  expectError(await ada.call(at(ada, '/usage?limit=0')), 'validation_failed')
  expectError(await ada.call(at(ada, '/usage?from=yesterday')), 'validation_failed')
  expectError(await ada.call(at(ada, '/usage?cursor=1')), 'validation_failed')
  expectError(await ada.call(at(ada, '/ledger?cursor=1')), 'validation_failed')
})

/** Rows of a usage log, written by the database itself: one a minute back from now. */
async function fillUsage(person: SignedUp, rows: number, keyName: string): Promise<void> {
  const { prisma } = service.ctx.db
  const made = await post(person, '/keys', { name: keyName })
  await prisma.$executeRaw`
    INSERT INTO api_request (id, workspace_id, api_key_id, endpoint, state, http_status, error_code, client_request_id,
      created_at, settled_at)
    SELECT ((lpad(to_hex((extract(epoch FROM t) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8' ||
        substr(md5(n::text), 4, 15))::uuid), ${person.workspaceId}::uuid, ${made.json.key_id}::uuid, 'detect',
      (CASE WHEN n % 4 = 0 THEN 'FAILED' ELSE 'SUCCEEDED' END)::request_state, CASE WHEN n % 4 = 0 THEN 504 ELSE 200 END,
      CASE WHEN n % 4 = 0 THEN 'processing_timeout' END, '=cmd|' || n, t, t
    FROM (SELECT n, clock_timestamp() - make_interval(mins => n) AS t FROM generate_series(1, ${rows}::int) n) s`
}

test('pages of the usage log have every entry once, and filters and totals agree', async () => {
  const ada = await signUp(service.baseUrl)
  await fillUsage(ada, 250, 'k')
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page = await read(ada, `/usage?limit=100${cursor === null ? '' : `&cursor=${cursor}`}`)
    seen.push(...(page.entries as Entry[]).map(({ id }) => id))
    cursor = page.next_cursor as string | null
    expect(page.totals).toEqual({ requests: 250, succeeded: 188, failed: 62, words: 0 })
  } while (cursor !== null)
  expect(new Set(seen).size).toBe(250)
  expect(seen).toEqual([...seen].sort().reverse())
  const failed = await read(ada, '/usage?status=processing_timeout&limit=1')
  expect(failed.totals).toMatchObject({ requests: 62, failed: 62 })
  const { created_at: sixtieth } = await read(ada, `/requests/${seen[59]}`)
  expect((await read(ada, `/usage?from=${sixtieth}&status=failed`)).totals).toMatchObject({ requests: 15 })
  expect((await read(ada, `/usage?to=${sixtieth}`)).totals).toMatchObject({ requests: 190 })
})

test('20,000 entries leave as one CSV, each once, with no cell that a spreadsheet would run', async () => {
  const ada = await signUp(service.baseUrl)
  await fillUsage(ada, 20_000, '=HYPERLINK("x"),\u201c1\u201d')
  const csv = await ada.call(at(ada, '/usage.csv'))
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="usage-[\d-]+\.csv"$/)
  expect(csv.headers.get('content-length')).toBeNull()
  const [head, ...lines] = csv.text.trimEnd().split('\r\n')
  expect(head).toBe(
    'id,created_at,endpoint,status,http_status,words,duration_ms,key_id,key_name,client_request_id',
  )
  expect(lines).toHaveLength(20_000)
  expect(new Set(lines.map((line) => line.slice(0, 36))).size).toBe(20_000)
  expect(lines[0]).toContain(`"'=HYPERLINK(""x""),`)
  for (const line of lines) expect(line).toMatch(/,'=cmd\|\d+$/)
  const failed = await ada.call(at(ada, '/usage.csv?status=failed'))
  expect(failed.text.trimEnd().split('\r\n')).toHaveLength(5_001)
})

test('what is typed into the console reaches no log line', async () => {
  const ada = await signUp(service.baseUrl)
  const secret = randomBytes(8).toString('hex')
  await post(ada, '/run/humanize', { text: `The word ${secret} is mine.` })
  await post(ada, '/keys', { name: secret })
  await ada.call('/auth/sign-in/email', { method: 'POST', body: { email: ada.email, password: secret } })
  for (const part of [secret, ada.email, ada.cookie().split('=')[1]?.slice(0, 20)]) {
    expect(service.output()).not.toContain(part)
  }
})
