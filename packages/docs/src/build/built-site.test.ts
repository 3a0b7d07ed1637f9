import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CITATION_STYLES, ERROR_CODES } from '@redraft/contracts'
import { openApiDocument } from '@redraft/contracts/openapi'
import { expect, test } from 'vitest'
import { modelData } from '../credits/licences-page.ts'
import { readManifest, SAMPLE_ADDRESS, siteFolder } from '../index.ts'
import { operationsOf } from '../reference/operations.ts'
import { GUIDES } from '../site/guides.ts'
import { readSource } from './read-source.ts'
import { scriptHashes } from './script-hashes.ts'

const built = new URL('../../dist/', import.meta.url)
const { files, scriptHashes: allowed } = readManifest(built)
const read = (file: string) => readFileSync(join(siteFolder(built), file), 'utf8')
const pages = new Map(
  files.filter((file) => file.endsWith('.html')).map((file) => [`/docs/${addressOf(file)}`, read(file)]),
)

function addressOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')
}
const attributes = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '')
const idsOf = (markup: string) => new Set(attributes(markup, 'id'))

/** The letters and digits of a text: what is said, however it is set. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
const wordsOf = (markup: string) => letters(markup.replace(/<[^>]+>|&[a-z#0-9]+;/g, ''))

test('every address that the docs ever had leads to a page and its place', () => {
  const pagesThen = [
    'errors',
    'citation-styles',
    'licences',
    'search',
    ...GUIDES.map((slug) => `guides/${slug}`),
  ]
  for (const page of [...pagesThen, ...ERROR_CODES.map((name) => `errors/${name}`)])
    expect(pages.has(`/docs/${page}`)).toBe(true)
  const anchorsThen = [
    'overview',
    'quick-start',
    'authentication',
    'words',
    'limits',
    'headers',
    'idempotency',
  ]
  const operations = operationsOf(openApiDocument()).map(({ operation }) => operation.operationId)
  const ids = idsOf(pages.get('/docs/') ?? '')
  for (const anchor of [...anchorsThen, 'money', 'errors', ...operations]) expect([...ids]).toContain(anchor)
  const styles = idsOf(pages.get('/docs/citation-styles') ?? '')
  for (const id of Object.keys(CITATION_STYLES)) expect([...styles]).toContain(`style-${id}`)
  expect([...idsOf(pages.get('/docs/licences') ?? '')]).toContain('model-data')
})

test('nothing is loaded from another host, and no inline code or style stands in a page but the scripts named', () => {
  for (const [address, markup] of pages) {
    const loaded = [
      ...attributes(markup, 'src'),
      ...[...markup.matchAll(/<link\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href),
    ]
    expect([address, loaded.filter((url) => !/^(?:\/docs\/|data:,$)/.test(url))]).toEqual([address, []])
    expect([address, /<[^>]+\s(?:on\w+|style)="|<style|javascript:/i.exec(markup)?.[0]]).toEqual([
      address,
      undefined,
    ])
  }
  expect(scriptHashes(pages.values())).toEqual(allowed)
  for (const file of files.filter((name) => name.endsWith('.css')))
    expect(read(file)).not.toMatch(/@import|url\(["']?(?:https?:)?\/\//)
})

test('every link leads to a page and an anchor that exist, and no id stands twice', () => {
  const outside = new Set(['/', '/openapi.json'])
  for (const [address, markup] of pages) {
    if (address === '/docs/404') continue
    const ids = attributes(markup, 'id')
    expect([address, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([address, []])
    const broken = [...markup.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].filter(([, href = '']) => {
      if (/^https:/.test(href) || outside.has(href)) return false
      const [path = '', anchor] = href.split('#')
      const target = pages.get(path === '' ? address : path)
      return target === undefined || (anchor !== undefined && !idsOf(target).has(decodeURIComponent(anchor)))
    })
    expect([address, broken.map(([, href]) => href)]).toEqual([address, []])
  }
})

test('the first page weighs at most 150 KB gzipped, with all that it loads', () => {
  for (const address of ['/docs/', '/docs/zh-CN/', '/docs/zh-TW/']) {
    const markup = pages.get(address) ?? ''
    const parts = [...markup.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="\/docs\/([^"]+)"/g)]
    const bytes = [markup, ...parts.map(([, file = '']) => read(file))].map((text) => gzipSync(text).length)
    expect(parts.length).toBeGreaterThan(4)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150 * 1024)
  }
})

test('the text stands in the page itself, so that it can be read without JavaScript', () => {
  for (const [address, markup] of pages)
    expect([address, /<h1\b|NotFound/.test(markup)]).toEqual([address, true])
  expect(pages.get('/docs/guides/errors-and-retries')).toContain('LONGEST_WAIT_S')
  expect(pages.get('/docs/zh-TW/guides/authentication')).toContain('workspace:read')
})

test('wide code has its copy button, and the address in samples is in one piece', () => {
  const page = pages.get('/docs/guides/quick-start') ?? ''
  expect(page.split('class="copy"').length).toBeGreaterThan(4)
  expect(page.split(`${SAMPLE_ADDRESS}/api/v1/humanize`)).toHaveLength(4)
})

test('the citation engine is credited with its source wherever its work is shown, and NOTICE is there in full', () => {
  for (const page of ['citation-styles', 'licences', 'zh-CN/licences', 'zh-TW/citation-styles']) {
    const markup = pages.get(`/docs/${page}`) ?? ''
    expect(markup).toContain('citeproc-js implements the Citation Style Language. © Frank Bennett')
    expect(markup).toContain('href="https://www.npmjs.com/package/citeproc/v/2.4.63"')
    expect(markup).toContain('href="https://citationstyles.org"')
  }
  const { notice, modelCard } = readSource()
  const shown = wordsOf(pages.get('/docs/licences') ?? '')
  for (const line of notice.split('\n').filter((text) => /\w/.test(text)))
    expect(shown).toContain(letters(line))
  expect(modelData(modelCard).length).toBeGreaterThan(2)
  for (const [corpus = ''] of modelData(modelCard)) expect(shown).toContain(letters(corpus))
})
