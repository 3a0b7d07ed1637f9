import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bibliographyResponse, STYLE_EXAMPLE_ITEM } from '@redraft/contracts'
import {
  bootService,
  expectError,
  issuePaths,
  mintWorkspace,
  readBooks,
  type TestService,
} from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Five seconds of a core, on a machine that may be busy. */
const COMPILES_WITHIN_MS = 120_000

/** A style that an operator put over a bundled one. */
const OPERATORS_STYLE = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>Ours</title>
<id>ours</id><updated>2026-01-01T00:00:00Z</updated></info><citation><layout><text variable="title"/></layout></citation>
<bibliography><layout prefix="Ours: "><text variable="title"/></layout></bibliography></style>`

const stylesDir = mkdtempSync(join(tmpdir(), 'styles-'))
let service: TestService
beforeAll(async () => {
  writeFileSync(join(stylesDir, 'american-chemical-society.csl'), OPERATORS_STYLE)
  service = await bootService({
    env: { WORKER_QUEUES: 'citation', CSL_STYLES_DIR: stylesDir },
    bootTimeoutMs: COMPILES_WITHIN_MS,
  })
}, 2 * COMPILES_WITHIN_MS)
afterAll(async () => {
  await service?.stop()
  rmSync(stylesDir, { recursive: true })
})

const KUHN = STYLE_EXAMPLE_ITEM
const book = (family: string, title: string) => ({
  ...{ type: 'book', title, publisher: 'Press' },
  author: [{ family, given: 'Ann' }],
  issued: { 'date-parts': [[2001]] },
})
const BIBTEX = '@book{x, author = {Zhang, Wei}, title = {Rivers}, year = {2010}, publisher = {Press}}'

test('a list is sorted as the style does, each source in every form, at no cost', async () => {
  const workspace = await mintWorkspace(service, { words: 10 })
  const { status, text, json } = await workspace.post('/bibliography', {
    items: [KUHN, BIBTEX, book('Adams', 'Another Book')],
    style: 'APA',
  })
  expect(status, text).toBe(200)
  const body = bibliographyResponse.strict().parse(json)
  expect(body.entries.map((entry) => entry.text.split(',')[0])).toEqual(['Adams', 'Kuhn', 'Zhang'])
  expect(body.text.indexOf('Adams')).toBeLessThan(body.text.indexOf('Kuhn'))
  expect(body.bibtex.match(/^@book/gm)).toHaveLength(3)
  expect(body.ris.match(/^TY {2}- BOOK/gm)).toHaveLength(3)
  expect(body.failures).toEqual([])
  const books = await readBooks(service.ctx, workspace.workspaceId)
  expect(books).toEqual({ balance: 10, credited: 10, charged: 0, chargedRows: 0, pendingRows: 0 })
})

test('the order sent is kept when it is asked for, and `citations` is another name for `items`', async () => {
  const { post } = await mintWorkspace(service)
  const { json } = await post('/bibliography', { citations: [KUHN, book('Adams', 'A')], sort: 'input' })
  expect(String(json.text)).toMatch(/Kuhn[\s\S]*Adams/)
})

test('numbers stand apart from the text in numbered styles', async () => {
  const { post } = await mintWorkspace(service)
  const { json } = await post('/bibliography', { items: [KUHN, book('Adams', 'A')], style: 'ieee' })
  const { entries } = bibliographyResponse.parse(json)
  expect(entries.map(({ number, text }) => [number, text.slice(0, 1)])).toEqual([
    [1, 'T'],
    [2, 'A'],
  ])
})

test('a style in CSL_STYLES_DIR goes before the bundled one; the others stay', async () => {
  const { post } = await mintWorkspace(service)
  const cited = async (style: string) =>
    bibliographyResponse.parse((await post('/bibliography', { items: [KUHN], style })).json).text
  expect(await cited('acs')).toBe('Ours: The Structure of Scientific Revolutions')
  expect(await cited('ama')).toMatch(/^\[?1?\]? ?Kuhn TS\./)
})

test('titles in title case are lowered when that is asked for', async () => {
  const { post } = await mintWorkspace(service)
  const { json } = await post('/bibliography', { items: [KUHN], title_case: 'sentence' })
  expect(json.text).toContain('The structure of scientific revolutions')
})

test('the same source twice is listed once, with a warning', async () => {
  const { post } = await mintWorkspace(service)
  const { json } = await post('/bibliography', { items: [KUHN, KUHN] })
  const body = bibliographyResponse.parse(json)
  expect(body.entries).toHaveLength(1)
  const [id] = body.entries.map((entry) => entry.id)
  expect(body.warning_codes).toEqual(['duplicate_merged'])
  expect(body.warning_values).toEqual([{ id: expect.any(String), first: id }])
  expect(body.warnings).toEqual([expect.stringContaining(`same source as ${id} and`)])
})

test('two sources with one id are both listed, under ids that differ', async () => {
  const { post } = await mintWorkspace(service)
  const items = [book('Adams', 'First'), book('Adams', 'Second')].map((item) => ({ ...item, id: 'same' }))
  const { entries } = bibliographyResponse.parse((await post('/bibliography', { items })).json)
  expect(entries.map(({ id }) => id).sort()).toEqual(['same', 'same-2'])
})

test('what cannot be cited is listed apart, the rest is answered', async () => {
  const { post } = await mintWorkspace(service)
  const items = ['ISBN 978-0-226-45808-2', KUHN, 'nothing known']
  const { status, json } = await post('/bibliography', { items })
  expect(status).toBe(200)
  const { failures, entries } = bibliographyResponse.parse(json)
  expect(failures.map(({ index, code }) => [index, code])).toEqual([
    [0, 'validation_failed'],
    [2, 'validation_failed'],
  ])
  expect(entries).toHaveLength(1)
})

test('a list of which nothing can be cited is an error that names each', async () => {
  const { post } = await mintWorkspace(service)
  const answered = await post('/bibliography', { items: ['ISBN 978-0-226-45808-2', 'nothing known'] })
  expectError(answered, 'validation_failed')
  expect(issuePaths(answered)).toEqual(['items.0', 'items.1'])
})

test('two hundred sources are a list, one more is too many', async () => {
  const { post } = await mintWorkspace(service)
  const items = Array.from({ length: 201 }, (_, i) =>
    book(`Name${String.fromCharCode(97 + (i % 26))}${i}`, `Title ${i}`),
  )
  const answered = await post('/bibliography', { items })
  expectError(answered, 'validation_failed')
  const { json } = await post('/bibliography', { items: items.slice(1), style: 'vancouver' })
  expect(bibliographyResponse.parse(json).entries).toHaveLength(200)
})

test.each([
  ['items', {}],
  ['items', { items: [] }],
  ['items', { items: 'x' }],
  ['items.1', { items: [KUHN, 7] }],
  ['citations.0', { citations: [null] }],
  ['sort', { items: [KUHN], sort: 'name' }],
  ['title_case', { items: [KUHN], title_case: 'shout' }],
])('a request that is wrong in %s is told so: %j', async (path, body) => {
  const { post } = await mintWorkspace(service)
  const answered = await post('/bibliography', body)
  expectError(answered, 'validation_failed')
  expect(issuePaths(answered)).toEqual([path])
})
