import { expect, test } from 'vitest'
import { readContent } from '../build/read-source.ts'
import { LOCALES } from '../reference/labels.ts'
import { GUIDES } from './guides.ts'

const english = readContent('en')
const translations = LOCALES.filter((locale) => locale !== 'en').map(
  (locale) => [locale, readContent(locale)] as const,
)
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, found]) => found)

test('every guide of the contents is written, and every guide written is in the contents', () => {
  const written = [...english.keys()].filter((page) => page.startsWith('guides/'))
  expect(written).toEqual(GUIDES.map((slug) => `guides/${slug}`).toSorted())
})

test.each(translations)('no page is missing in %s', (_, pages) => {
  expect([...pages.keys()]).toEqual([...english.keys()])
})

test.each(translations)(
  'every page in %s has the sections, samples and values of the English one',
  (_, pages) => {
    for (const [page, text] of english) {
      const translated = pages.get(page) ?? ''
      for (const pattern of [/\{#([\w-]+)\}/g, /<!-- insert: (.+?) -->/g, /%(\w+)%/g, /^```(\w+)$/gm]) {
        expect([page, all(pattern, translated).toSorted()]).toEqual([page, all(pattern, text).toSorted()])
      }
    }
  },
)

test.each(translations)('links in %s stay in that language', (locale, pages) => {
  for (const [page, text] of pages) {
    const links = all(/\]\((\/[^)]*)\)/g, text).filter((link) => !link?.startsWith(`/${locale}/`))
    expect([page, links]).toEqual([page, []])
  }
})

test.each(translations)('every page in %s is Chinese, and in its own script', (locale, pages) => {
  const foreign =
    locale === 'zh-CN'
      ? /[們個這來對時會說過還為應務數據與讀寫請發變]/
      : /[们个这来对时会说过还为应务数据与读写请发变]/
  for (const [page, text] of pages) {
    const prose = text.replace(/```[\s\S]*?```|`[^`]*`|<a [^>]*lang=[^>]*>[^<]*<\/a>/g, '')
    expect([page, prose.match(/\p{Script=Han}/gu)?.length ?? 0]).not.toEqual([page, 0])
    expect([page, foreign.exec(prose)?.[0]]).toEqual([page, undefined])
  }
})
