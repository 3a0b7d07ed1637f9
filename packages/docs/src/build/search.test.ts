import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { segment } from '../../.vitepress/segment.ts'
import { readManifest, siteFolder } from '../index.ts'

const built = new URL('../../dist/', import.meta.url)

/** The built index of a language, asked as the search box of the site asks. */
async function searcher(locale: string): Promise<(query: string) => string[]> {
  const file = readManifest(built).files.find((name) => name.includes(`localSearchIndex${locale}.`)) ?? ''
  const chunk = (await import(pathToFileURL(join(siteFolder(built), file)).href)) as { default: string }
  const index = MiniSearch.loadJSON(chunk.default, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  })
  return (query) => index.search(segment(query)).map(({ id }) => String(id))
}

const english = await searcher('root')
const simplified = await searcher('zh-CN')
const traditional = await searcher('zh-TW')

test.each([
  ['sdk', '/docs/guides/questions#sdk'],
  ['batch', '/docs/guides/questions#batch'],
  ['cors', '/docs/guides/questions#cors'],
  ['csv', '/docs/guides/questions#csv'],
  ['expiry', '/docs/guides/questions#expiry'],
  ['docker', '/docs/guides/running#docker'],
  ['idempotency', '/docs/#idempotency'],
  ['quick start', '/docs/guides/quick-start#quick-start'],
  ['word_limit_exceeded', '/docs/errors/word_limit_exceeded#word-limit-exceeded'],
  ['workspace:read', '/docs/guides/authentication#purpose'],
])('a search for “%s” finds %s among the first three', (query, page) => {
  expect(english(query).slice(0, 3)).toContain(page)
})

test.each([
  ['幂等', '/docs/zh-CN/#idempotency'],
  ['批量请求', '/docs/zh-CN/guides/questions#batch'],
  ['引用', '/docs/zh-CN/guides/citations#引文与参考文献表'],
  ['更换密钥', '/docs/zh-CN/guides/authentication#replace'],
  ['docker', '/docs/zh-CN/guides/running#docker'],
])('a search for “%s” finds %s, though Chinese has no spaces', (query, page) => {
  expect(simplified(query).slice(0, 3)).toContain(page)
})

test('a search in Traditional Chinese finds its own pages', () => {
  expect(traditional('引用')[0]).toBe('/docs/zh-TW/guides/citations#引文與參考文獻表')
  expect(traditional('批次請求').slice(0, 3)).toContain('/docs/zh-TW/guides/questions#batch')
  expect(traditional('csv').every((page) => page.startsWith('/docs/zh-TW/'))).toBe(true)
})

test('what is nowhere is not found', () => {
  expect(english('zzzzqq')).toEqual([])
})
