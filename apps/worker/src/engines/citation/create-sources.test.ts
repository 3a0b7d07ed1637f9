import { SourceError } from '@redraft/citations'
import { createLogger } from '@redraft/observability'
import { type FakeRegistry, startFakeRegistry } from '@redraft/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSources, type Sources } from './create-sources.ts'

const ITEM = { type: 'article-journal', title: 'Turtles', DOI: '10.5555/turtles' }
const NO_CACHE = { get: async () => undefined, set: async () => undefined }

let registry: FakeRegistry
let sources: Sources
const lines: string[] = []

beforeAll(async () => {
  registry = await startFakeRegistry((path, res) => {
    res.setHeader('content-type', 'application/json')
    if (path.startsWith('/ra/')) res.end('[{"RA":"DataCite"}]')
    else if (path === '/10.5555/turtles') res.end(JSON.stringify(ITEM))
    else res.writeHead(503).end()
  })
  sources = createSources({
    config: { DOI_BASE_URL: registry.url, ALLOW_PRIVATE_FETCH: false },
    cache: NO_CACHE,
    logger: createLogger({ level: 'info', name: 'test', destination: { write: (line) => lines.push(line) } }),
  })
})
afterAll(async () => {
  await sources.close()
  await registry.close()
})
beforeEach(() => {
  lines.length = 0
  registry.asked.length = 0
})

const resolve = (kind: 'doi' | 'url', value: string) =>
  sources.resolver
    .resolve({ kind, value }, { signal: AbortSignal.timeout(8_000) })
    .catch((error: unknown) => error)

test('a mirror on loopback is asked because DOI_BASE_URL names it', async () => {
  expect(await resolve('doi', '10.5555/turtles')).toMatchObject({ title: 'Turtles' })
  expect(registry.asked).toEqual(['/ra/10.5555', '/10.5555/turtles'])
})

test('the same address out of a request is not fetched', async () => {
  expect(await resolve('url', `${registry.url}/page`)).toBeInstanceOf(SourceError)
  expect(registry.asked).toEqual([])
})

test('a mirror that fails is logged with its address and the reason, and without what was looked up', async () => {
  expect(await resolve('doi', '10.5555/secret')).toMatchObject({ kind: 'unavailable' })
  const host = new URL(registry.url).host
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', host, reason: 'status_503' })
  expect(lines.join('')).not.toContain('secret')
})
