import '@citation-js/plugin-ris'
import { plugins } from '@citation-js/core'
import { parse as parseRis } from 'astrocite-ris'
import { CSLExporter, parse as parseBiblatex } from 'biblatex-csl-converter'
import { describe, expect, it } from 'vitest'
import type { CslItem } from '../item.ts'
import { normalizeItem } from '../normalize/normalize-item.ts'
import { recognizeInput } from '../recognize/recognize-input.ts'
import { SAMPLE_ITEMS } from './fixtures/sample-items.ts'
import { toBibtex } from './to-bibtex.ts'
import { toRis } from './to-ris.ts'

function readBack(text: string): readonly CslItem[] {
  const found = recognizeInput(text)
  if (found.kind !== 'items') throw new Error(`recognised as ${found.kind}`)
  return found.items
}

/** What an item should come back as: keys are made, and a film's director is the author that BibTeX and RIS have. */
function expected({ id: _, director, ...item }: CslItem): Partial<CslItem> {
  return director === undefined ? item : { ...item, author: director }
}

const withoutKeys = ({ id: _, 'citation-key': __, ...item }: CslItem): Partial<CslItem> => item

describe('BibTeX', () => {
  /** TeX writes typographic quotes and dashes with the signs of ASCII. */
  const straight = (items: readonly object[]): unknown =>
    JSON.parse(
      JSON.stringify(items)
        .replace(/[“”]|``|''/g, "'")
        .replace(/[‘’]/g, "'")
        .replace(/[—–]/g, '-'),
    )

  it('read by @citation-js, nothing is lost', () => {
    expect(readBack(toBibtex(SAMPLE_ITEMS)).map(withoutKeys)).toEqual(SAMPLE_ITEMS.map(expected))
  })

  it('read by @citation-js, the ascii form loses the shape of quotes and dashes only', () => {
    const back = readBack(toBibtex(SAMPLE_ITEMS, { ascii: true })).map(withoutKeys)
    expect(straight(back)).toEqual(straight(SAMPLE_ITEMS.map(expected)))
  })

  it('read by biblatex-csl-converter, it has no error, and names, titles, dates and numbers are the same', () => {
    const database = parseBiblatex(toBibtex(SAMPLE_ITEMS), { processUnexpected: true, processUnknown: true })
    expect(database.errors).toEqual([])
    const back = Object.values(new CSLExporter(database.entries).parse()).map(
      (raw) => normalizeItem(raw).item,
    )
    expect(back).toHaveLength(SAMPLE_ITEMS.length)
    // It has no plain `^` or `\`, and takes sentence case from unprotected titles.
    const letters = (value: unknown): string =>
      JSON.stringify(value ?? '')
        .toLowerCase()
        .replace(/<[^<>]*>|[\\^]|textasciicircum|textbackslash/g, '')
    for (const [at, item] of SAMPLE_ITEMS.map(expected).entries()) {
      // It has no case type, and reads volume and pages for its own types alone.
      if (item.type === 'legal_case') continue
      for (const variable of [
        'author',
        'editor',
        'translator',
        'title',
        'volume',
        'page',
        'DOI',
        'ISBN',
        'ISSN',
        'URL',
        'accessed',
      ] as const) {
        expect([item.title, variable, letters(back[at]?.[variable])]).toEqual([
          item.title,
          variable,
          letters(item[variable]),
        ])
      }
    }
  })
})

describe('RIS', () => {
  const VARIABLES = [
    'author',
    'editor',
    'volume',
    'issue',
    'page',
    'publisher',
    'DOI',
    'URL',
    'issued',
    'accessed',
    'edition',
    'language',
  ] as const
  const plain = (title: unknown): string => String(title ?? '').replace(/<\/?(?:i|b|sup|sub)>/g, '')
  /** RIS has no ranges and no dates in words: the first year stays. */
  const date = (item: Partial<CslItem>): unknown => {
    const issued = item.issued
    if (typeof issued !== 'object' || Array.isArray(issued)) return undefined
    return issued['date-parts']?.[0] ?? [Number(/\d{4}/.exec(issued.literal ?? '')?.[0])]
  }

  it('read by our own reader, nothing of its variables is lost', () => {
    const back = readBack(toRis(SAMPLE_ITEMS))
    for (const [at, item] of SAMPLE_ITEMS.map(expected).entries()) {
      const found = back[at] ?? { id: '', type: '', language: '' }
      expect(found.title).toBe(plain(item.title))
      expect(date(found)).toEqual(date(item))
      for (const variable of [
        ...VARIABLES,
        'type',
        'container-title',
        'version',
        'number',
        'ISBN',
        'ISSN',
        'PMID',
        'PMCID',
        'authority',
        'note',
        'genre',
        'translator',
      ] as const) {
        if (variable === 'issued') continue
        expect([item.title, variable, found[variable]]).toEqual([item.title, variable, item[variable]])
      }
    }
  })

  it('read by @citation-js/plugin-ris, each record by itself, title, authors, year and DOI are the same', () => {
    for (const item of SAMPLE_ITEMS) {
      const [raw] = plugins.input.chain(toRis([item]), { forceType: '@ris/file', generateGraph: false }) as [
        object,
      ]
      const back = normalizeItem(raw).item
      expect(back.title ?? back['container-title']).toBe(plain(item.title))
      expect(back.DOI).toBe(item.DOI)
      expect(date(back)?.toString().slice(0, 4)).toBe(date(item)?.toString().slice(0, 4))
      // It drops the authors of newspapers and films.
      if (!/newspaper|motion/.test(item.type)) expect(back.author).toEqual(expected(item).author)
    }
  })

  it('read by astrocite-ris, no record is refused and titles are the same', () => {
    const back = parseRis(toRis(SAMPLE_ITEMS))
    expect(back.map(({ title }) => title)).toEqual(SAMPLE_ITEMS.map(({ title }) => plain(title)))
  })
})
