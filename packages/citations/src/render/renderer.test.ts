import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderWarning } from '@redraft/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CslItem } from '../item.ts'
import { STYLE_IDS, type StyleId } from '../styles/style-table.ts'
import { createRenderer } from './renderer.ts'

const read = (name: string): readonly CslItem[] =>
  JSON.parse(readFileSync(new URL(`../../fixtures/render/${name}`, import.meta.url), 'utf8'))

/** Sources of every kind. */
const SAMPLE_ITEMS = read('sample-items.json')
/** Markup and schemes that must not reach the HTML, in every text field. */
const HOSTILE_ITEMS = read('hostile-items.json')

const renderer = createRenderer()

const book = (id: string, more: Partial<CslItem>): CslItem => ({
  id,
  type: 'book',
  language: 'en',
  title: `Title of ${id}`,
  author: [{ family: 'Smith', given: 'Ann' }],
  issued: { 'date-parts': [[2020]] },
  publisher: 'Press',
  ...more,
})

const FAULTS =
  /undefined|\[object|NaN|null|CSL STYLE|<\/?\w|&#|&amp;|\(\s*\)|\[\s*\]|“”|‘’|,\s*,|;\s*;|\.\.(?!\.)|\s[,;.](?!\.)/u

/** Only tags that we make, and no angle bracket anywhere else. */
function expectSafe(html: string): void {
  const allowed =
    /^<(?:\/?(?:i|b|sup|sub)|\/?div|\/?span|\/a|div class="csl-(?:bib-body|entry|left-margin|right-inline|block|indent)"|span class="small-caps"|a href="https?:\/\/[^"<>\s]+")>$/u
  const tags = [...html.matchAll(/<[^>]*>/gu)].map(([tag]) => tag)
  expect(tags.filter((tag) => !allowed.test(tag))).toEqual([])
  expect(html.replace(/<[^>]*>/gu, '')).not.toMatch(/[<>]/u)
}

describe.each(STYLE_IDS)('%s', (style) => {
  test.each(SAMPLE_ITEMS)('prints $id without gaps, markup or unknown values', (item) => {
    const { text, in_text: inText, html } = renderer.citation(item, { style })
    for (const part of [text, inText]) {
      expect(part.replace(/<?https?:\S+/gu, 'URL')).not.toMatch(FAULTS)
      expect(part).toMatch(/[\p{L}\p{N}]/u)
    }
    expect(html.startsWith('<div class="csl-entry">')).toBe(true)
  })

  test.each(HOSTILE_ITEMS)('lets nothing executable of $id into its HTML', (item) => {
    expectSafe(renderer.bibliography([item], { style }).html)
  })

  test('prints something for an item that has nothing but a type', () => {
    const {
      text,
      in_text: inText,
      warnings,
    } = renderer.citation({ id: 'x', type: 'book', language: 'en' }, { style })
    expect(text).toMatch(/\S/u)
    expect(inText).not.toContain('CSL STYLE')
    expect(warnings).toContainEqual({ code: 'missing_field', values: { fields: ['title'] } })
  })
})

test('HTML in an entry is balanced', () => {
  const { html } = renderer.bibliography([...SAMPLE_ITEMS, ...HOSTILE_ITEMS], { style: 'ieee' })
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/gu)) {
    if (slash) expect(open.pop()).toBe(name)
    else open.push(name)
  }
  expect(open).toEqual([])
})

test('the DOI and an http(s) URL are links, other schemes are text', () => {
  const linked = renderer.citation(book('a', { DOI: '10.1000/a"b<c' }), { style: 'apa' })
  expect(linked.html).not.toContain('href="https://doi.org/10.1000/a"b')
  const web = book('b', { type: 'webpage', URL: 'https://example.org/?a=1&b=2' })
  expect(renderer.citation(web, { style: 'apa' }).html).toContain(
    '<a href="https://example.org/?a=1&amp;b=2">',
  )
  const script = book('c', { type: 'webpage', URL: 'javascript:alert(1)' })
  expect(renderer.citation(script, { style: 'apa' }).html).not.toContain('<a')
})

describe('bibliography', () => {
  test('sorts as the style does, or leaves the order of the input', () => {
    const items = ['Young', 'Adams', 'Moore'].map((family) =>
      book(family, { author: [{ family, given: 'A' }] }),
    )
    const ids = (sort: 'style' | 'input') =>
      renderer.bibliography(items, { style: 'apa', sort }).entries.map(({ id }) => id)
    expect(ids('style')).toEqual(['Adams', 'Moore', 'Young'])
    expect(ids('input')).toEqual(['Young', 'Adams', 'Moore'])
  })

  test('tells works of one author and year apart by letters, in the list and in the text', () => {
    const items = [book('Beta', {}), book('Alpha', {})].map((item) => ({ ...item, title: item.id }))
    const { entries } = renderer.bibliography(items, { style: 'apa' })
    expect(entries.map(({ in_text: inText }) => inText)).toEqual(['(Smith, 2020a)', '(Smith, 2020b)'])
    expect(entries.map(({ text }) => text)).toEqual([
      'Smith, A. (2020a). Alpha. Press.',
      'Smith, A. (2020b). Beta. Press.',
    ])
  })

  test('lists a source that was given twice once, with a warning', () => {
    const again = { ...book('a', {}), id: 'b', title: 'title of A' }
    const { entries, warnings } = renderer.bibliography([book('a', {}), again], { style: 'mla' })
    expect(entries.map(({ id }) => id)).toEqual(['a'])
    expect(warnings).toContainEqual({ code: 'duplicate_merged', values: { id: 'b', first: 'a' } })
  })

  test('gives the number of a numbered style apart from the text', () => {
    const { entries, text } = renderer.bibliography([book('a', {}), book('b', {})], { style: 'vancouver' })
    expect(entries.map(({ number, in_text: inText }) => [number, inText])).toEqual([
      [1, '(1)'],
      [2, '(2)'],
    ])
    expect(entries[0]?.text).toBe('Smith A. Title of a. Press; 2020.')
    expect(text).toBe('[1] Smith A. Title of a. Press; 2020.\n[2] Smith A. Title of b. Press; 2020.')
  })

  test('keeps nothing of an earlier call', () => {
    const first = renderer.bibliography([book('a', {})], { style: 'apa' })
    renderer.bibliography([book('b', { issued: { 'date-parts': [[2020]] } })], { style: 'apa' })
    expect(renderer.bibliography([book('a', {})], { style: 'apa' })).toEqual(first)
  })

  const chinese = (names: readonly string[], language: string) =>
    names.map((literal) => book(literal, { author: [{ literal }], language }))

  test.each([
    ['zh-CN', ['王安石', '丁文祥', '李白'], ['丁文祥', '李白', '王安石']],
    ['zh-TW', ['李白', '王安石', '丁文祥'], ['丁文祥', '王安石', '李白']],
  ] as const)('sorts %s authors by pinyin or stroke count', (language, names, sorted) => {
    const { entries } = renderer.bibliography(chinese(names, language), { style: 'gb-t-author-date' })
    expect(entries.map(({ id }) => id)).toEqual(sorted)
  })

  test('puts Chinese before Latin in GB/T and after it in Western styles', () => {
    const items = [...chinese(['李白'], 'zh-CN'), book('Smith', {})]
    const ids = (style: StyleId) => renderer.bibliography(items, { style }).entries.map(({ id }) => id)
    expect(ids('gb-t-author-date')).toEqual(['李白', 'Smith'])
    expect(ids('apa')).toEqual(['Smith', '李白'])
  })
})

test('a case in a style without legal form keeps its reporter, with a warning', () => {
  const brown: CslItem = {
    id: 'brown',
    type: 'legal_case',
    language: 'en',
    title: 'Brown v. Board of Education',
    'container-title': 'U.S.',
    volume: '347',
    page: '483',
    authority: 'U.S. Supreme Court',
    issued: { 'date-parts': [[1954, 5, 17]] },
  }
  const { text, warnings } = renderer.citation(brown, { style: 'nature' })
  expect(text).toBe('Brown v. Board of Education, 347 U.S. 483 (1954).')
  expect(warnings.map(renderWarning).join()).toContain('style_has_no_legal_form')
})

test('terms follow the locale where the style has none of its own', () => {
  const edited = book('a', { author: undefined, editor: [{ family: 'Smith', given: 'Ann' }] })
  expect(renderer.citation(edited, { style: 'mla', locale: 'zh-CN' }).text).not.toContain('editor')
  expect(renderer.citation(edited, { style: 'harvard', locale: 'zh-CN' }).text).toContain('(ed.)')
})

test('a newer style in the folder of the operator goes before the bundled one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  try {
    const style = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>New</title>
      <id>new</id><updated>2026-01-01T00:00:00Z</updated></info><citation><layout><text variable="title"/></layout></citation>
      <bibliography><layout prefix="New: "><text variable="title"/></layout></bibliography></style>`
    writeFileSync(join(folder, 'nature.csl'), style)
    const newer = createRenderer({ stylesDir: folder })
    expect(newer.citation(book('a', {}), { style: 'nature' }).text).toBe('New: Title of a')
    expect(newer.citation(book('a', {}), { style: 'vancouver' }).text).toBe(
      'Smith A. Title of a. Press; 2020.',
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty.'])(
  'an author or title called %s is printed like any other',
  (word) => {
    const item = book('x', { title: word, author: [{ family: word, given: 'A.' }, { literal: word }] })
    for (const style of STYLE_IDS) {
      expect(renderer.citation(item, { style }).text.toLowerCase()).toContain(
        word.toLowerCase().replace('.', ''),
      )
      const untitled = { ...item, author: undefined }
      expect(renderer.citation(untitled, { style }).in_text).not.toContain('\u2060')
    }
  },
)

test('no text of any field gets out as markup or stops the engine', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(
        fc.constantFrom(
          '<i>',
          '</i>',
          '<b',
          '>',
          '"',
          "'",
          '&lt;',
          '<span class="nocase">',
          '</span>',
          '\u0000',
          'a',
          '{',
          ' 1-2',
          'é',
        ),
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, text, text, (title, name, page) => {
      const item = book('x', {
        title,
        author: [{ family: name, given: title }, { literal: page }],
        page,
        volume: name,
      })
      const { html, text: printed } = renderer.citation(item, { style: 'acs' })
      expectSafe(html)
      expect(printed).not.toContain('CSL STYLE')
    }),
    { numRuns: 100 },
  )
})

test('in a Chinese locale an English title keeps Western quotation marks, a Chinese one its own', () => {
  const english = book('en', {
    type: 'article-journal',
    title: 'On "biofilms"',
    'container-title': 'Science',
  })
  const chinese = book('zh', {
    type: 'article-journal',
    language: 'zh-CN',
    title: '关于“前五后”的研究',
    'container-title': '科学通报',
  })
  for (const locale of ['zh-CN', 'zh-TW'] as const) {
    for (const style of ['apa', 'mla', 'chicago-notes', 'ieee', 'bluebook'] as const) {
      const { text, in_text } = renderer.citation(english, { style, locale })
      expect(text + in_text).not.toMatch(/[《》〈〉「」『』\ue000-\ue003]/u)
      expect(renderer.citation(chinese, { style, locale }).text).toContain('“前五后”')
    }
  }
  expect(renderer.citation(chinese, { style: 'mla', locale: 'zh-CN' }).text).toContain('《关于')
})

test('a date stands in the Chinese order in a Chinese locale, and an edition is 版', () => {
  const item = book('x', {
    type: 'webpage',
    issued: { 'date-parts': [[2024, 5, 9]] },
    URL: 'https://example.org',
  })
  for (const locale of ['zh-CN', 'zh-TW'] as const) {
    expect(renderer.citation(item, { style: 'apa', locale }).text).toContain('(2024年5月9日)')
    expect(renderer.citation(book('y', { edition: '2' }), { style: 'apa', locale }).text).toContain('2 版')
  }
})

test('titles are lowered only when that is asked for, and with a warning', () => {
  const item = book('x', {
    type: 'article-journal',
    title:
      'Molecular Structure of Nucleic Acids: A Structure for DNA in <i>Escherichia coli</i> and German Mice',
    'container-title': 'Nature',
  })
  const lowered = renderer.citation(item, { style: 'apa', titleCase: 'sentence' })
  expect(lowered.text).toContain(
    'Molecular structure of nucleic acids: A structure for DNA in Escherichia coli and German mice.',
  )
  expect(lowered.warnings.map(renderWarning).join()).toContain('check its proper nouns')
  expect(renderer.citation(item, { style: 'apa' }).text).toContain('Molecular Structure of Nucleic Acids')
  expect(renderer.citation(item, { style: 'mla', titleCase: 'sentence' }).text).toContain(
    'Molecular Structure',
  )
})
