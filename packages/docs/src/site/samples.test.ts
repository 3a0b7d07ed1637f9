import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_ERROR_CODES, ERRORS } from '@redraft/contracts'
import { transformSync } from '@swc/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAMPLE_ADDRESS } from '../index.ts'

const read = (name: string) => readFileSync(new URL(`../../samples/${name}`, import.meta.url), 'utf8')
const script = (typescript: string) =>
  transformSync(typescript, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }).code

let answers: ((res: ServerResponse) => void)[] = []
let seen: (string | string[] | undefined)[] = []
const server = createServer((req, res) => {
  seen.push(req.headers['idempotency-key'])
  answers.shift()?.(res)
})
let call: (path: string, body: object) => Promise<{ output: string }>

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const code = script(`${read('retry.ts').replaceAll(SAMPLE_ADDRESS, address)}\nexport { call }`)
  const sample = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { call: typeof call }
  call = sample.call
})
afterAll(() => server.close())

const failure =
  (status: number, code: string, retryAfter: string) =>
  (res: ServerResponse): void => {
    res.writeHead(status, { 'Retry-After': retryAfter }).end(JSON.stringify({ code, message: code }))
  }
const success = (res: ServerResponse): void => {
  res.end(JSON.stringify({ output: 'done' }))
}

function answerWith(...given: ((res: ServerResponse) => void)[]): void {
  answers = given
  seen = []
}

test('the sample repeats what may be repeated, always with the same key', async () => {
  answerWith(
    (res) => res.destroy(),
    failure(503, 'service_unavailable', '0'),
    failure(429, 'rate_limited', '0'),
    success,
  )
  await expect(call('humanize', { text: 'x' })).resolves.toEqual({ output: 'done' })
  expect(seen).toHaveLength(4)
  expect(new Set(seen).size).toBe(1)
}, 20_000)

test('the sample gives up at once on a spent daily or monthly allowance, however long the header says', async () => {
  for (const [code, wait] of [
    ['daily_scan_limit_exceeded', '49680'],
    ['daily_scan_limit_exceeded', '1'],
    ['rate_limited', '61'],
    ['validation_failed', '0'],
  ] as const) {
    answerWith(failure(429, code, wait), success)
    await expect(call('detect', { text: 'x' })).rejects.toThrow(code)
    expect(seen).toHaveLength(1)
  }
})

test('the codes of the sample are those of the catalogue that may be repeated within a minute', () => {
  const named = [...read('retry.ts').matchAll(/^ {2}'(\w+)',$/gm)].map(([, code]) => code)
  const daily = 'daily_scan_limit_exceeded'
  expect(named).toEqual(API_ERROR_CODES.filter((code) => ERRORS[code].retryable && code !== daily))
})

test('the first sample prints the answer, its changes and what it cost', async () => {
  answerWith((res) =>
    res.end(
      JSON.stringify({
        output: 'Trees matter.',
        changes: [{ before: 'a', after: 'b', reason: 'why' }],
        words_used: 3,
        words_remaining: 7,
      }),
    ),
  )
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const printed: string[] = []
  const console = { log: (line: string) => printed.push(line) }
  const body = script(read('humanize.ts').replaceAll(SAMPLE_ADDRESS, address))
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (given: typeof console) => Promise<void>
  await new AsyncFunction('console', body)(console)
  expect(printed).toEqual(['Trees matter.', 'a → b: why', '3 words used, 7 left'])
})
