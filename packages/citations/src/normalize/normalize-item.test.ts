import { renderWarning } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { CitationInputError } from '../recognize/citation-input-error.ts'
import { normalizeItem } from './normalize-item.ts'

const item = (raw: object): Record<string, unknown> => normalizeItem({ type: 'article-journal', ...raw }).item

describe('what services send', () => {
  it('Crossref: arrays, own types, subtitle, abbreviations and dates of several kinds', () => {
    const { item: read, warnings } = normalizeItem({
      type: 'journal-article',
      title: ['Opportunities and obstacles'],
      subtitle: ['a review'],
      'container-title': ['Journal of the Royal Society Interface', 'other'],
      'short-container-title': ['J. R. Soc. Interface'],
      'published-print': { 'date-parts': [[2018, 4]] },
      'published-online': { 'date-parts': [[2018, 4, 4]] },
      issued: { 'date-parts': [[null]] },
      created: { 'date-parts': [[2018, 4, 4]], timestamp: 1 },
      ISSN: ['1742-5689', '1742-5662'],
      'article-number': '20170387',
      author: [{ given: 'Travers', family: 'Ching', sequence: 'first', affiliation: [] }],
      'original-title': [],
      reference: [{ key: 'x' }],
      score: 1,
      DOI: '10.1098/rsif.2017.0387',
      URL: 'http://dx.doi.org/10.1098/rsif.2017.0387',
    })
    expect(read).toEqual({
      id: 'ching2018opportunities',
      type: 'article-journal',
      title: 'Opportunities and obstacles: a review',
      'container-title': 'Journal of the Royal Society Interface',
      'container-title-short': 'J. R. Soc. Interface',
      issued: { 'date-parts': [[2018, 4]] },
      ISSN: '1742-5689',
      number: '20170387',
      author: [{ family: 'Ching', given: 'Travers' }],
      DOI: '10.1098/rsif.2017.0387',
      language: 'en',
    })
    expect(warnings).toEqual([])
  })

  it.each([
    ['posted-content', 'article'],
    ['monograph', 'book'],
    ['book-chapter', 'chapter'],
    ['proceedings-article', 'paper-conference'],
    ['dissertation', 'thesis'],
    ['peer-review', 'review'],
    ['reference-entry', 'entry'],
    ['journalArticle', 'article-journal'],
    ['webpage', 'webpage'],
    ['legal_case', 'legal_case'],
  ])('type %s is %s', (type, expected) => {
    expect(item({ type }).type).toBe(expected)
  })

  it.each([
    [{ id: 5 }, { id: '5' }],
    [
      { title: 'Sci-Hub provides access to nearly all scholarly literature.' },
      { title: 'Sci-Hub provides access to nearly all scholarly literature' },
    ],
    [{ title: 'Smith et al.' }, { title: 'Smith et al.' }],
    [{ title: 'What then...' }, { title: 'What then...' }],
    [
      { volume: 12, issue: 3 },
      { volume: '12', issue: '3' },
    ],
    [
      { volume: 'Vol. 12', issue: 'No. 3' },
      { volume: '12', issue: '3' },
    ],
    [
      { volume: '第57卷', issue: '第34期' },
      { volume: '57', issue: '34' },
    ],
    [{ page: '737–738' }, { page: '737-738' }],
    [{ page: 'pp. 12 -- 15' }, { page: '12-15' }],
    [{ page: 'S. 93' }, { page: '93' }],
    [{ page: 'S93–S99' }, { page: 'S93-S99' }],
    [{ page: '第12—15页' }, { page: '12-15' }],
    [{ page: '第1版自序' }, { page: '第1版自序' }],
    [{ URL: 'http://lib.example.com?ID=381443' }, { URL: 'http://lib.example.com?ID=381443' }],
    [{ URL: 'https://example.org/"<b>' }, { URL: 'https://example.org/%22%3Cb%3E' }],
    [{ edition: '2nd ed.' }, { edition: '2' }],
    [{ edition: 'Second' }, { edition: '2' }],
    [{ edition: '第十二版' }, { edition: '12' }],
    [{ edition: 'Rev. ed.' }, { edition: 'Rev. ed.' }],
    [{ DOI: 'https://doi.org/10.1000/ABC.' }, { DOI: '10.1000/ABC' }],
    [{ DOI: 'fg6rf9' }, { DOI: '10/fg6rf9' }],
    [{ URL: '//www.example.org/x' }, { URL: 'https://www.example.org/x' }],
    [{ URL: 'https://doi.org/10.1000/abc' }, { DOI: '10.1000/abc' }],
    [{ URL: 'https://dx.doi.org/10.1000/ABC', DOI: '10.1000/abc' }, { DOI: '10.1000/abc' }],
    [
      { URL: 'https://example.org/', DOI: '10.1000/abc' },
      { DOI: '10.1000/abc', URL: 'https://example.org/' },
    ],
    [{ ISBN: ['9780201896831', '0201896834'] }, { ISBN: '9780201896831' }],
    [{ ISBN: '9780201896831 (hbk.) ; 0201896834' }, { ISBN: '9780201896831' }],
    [
      { PMCID: '5832410', PMID: 'PMID: 29424689' },
      { PMCID: 'PMC5832410', PMID: '29424689' },
    ],
    [{ journalAbbreviation: 'Nat.' }, { 'container-title-short': 'Nat.' }],
    [{ keyword: ['a', 'b'] }, { keyword: 'a, b' }],
    [{ language: 'eng' }, { language: 'en' }],
    [{ language: 'en_gb' }, { language: 'en-GB' }],
    [{ language: 'zh', title: '中國哲學史大綱' }, { language: 'zh-TW' }],
  ])('%j is read as %j', (raw, expected) => {
    expect(item(raw)).toMatchObject(expected)
  })

  it.each([
    ['Molecular structure of nucleic acids', 'en'],
    ['蓝田生物群：一个认识多细胞生物起源和早期演化的新窗口', 'zh-CN'],
    ['中國哲學史大綱', 'zh-TW'],
    ['ノルウェイの森', 'ja'],
    ['日本語の語彙特性', 'ja'],
    ['한국어 문법', 'ko'],
    ['Война и мир', 'ru'],
    ['Die Entstehung des Christentums und der Kirche', 'de'],
    ['À la recherche des traces dans les villes', 'fr'],
    ['Gödel, Escher, Bach', 'en'],
    ['', 'en'],
  ])('without a language, %j is %s', (title, language) => {
    expect(item({ title }).language).toBe(language)
  })
})

it('a URL that only repeats the DOI is dropped', () => {
  for (const URL of [
    'https://doi.org/10.1000/abc',
    'http://dx.doi.org/10.1000/ABC',
    'https://doi.org/b2nz',
  ]) {
    expect(item({ URL, DOI: '10.1000/abc' })).not.toHaveProperty('URL')
  }
})

describe('note lines', () => {
  it('fill gaps, overrule type and dates, and leave the rest of the note', () => {
    const read = item({
      type: 'article-journal',
      title: 'Special issue',
      volume: '9',
      issued: { 'date-parts': [['1957']], season: '1990' },
      note: 'type: periodical\nissued: 1957/1990\nvolume: 6\nDOI: 10.1037/10319-000\nchair: Schmidt || A. M.\nchair: Kryvanos || A.\noriginal-date: -0349\ntex.entrytype: periodical\nA remark: it stays.',
    })
    expect(read).toMatchObject({
      type: 'periodical',
      volume: '9',
      issued: { 'date-parts': [[1957], [1990]] },
      DOI: '10.1037/10319-000',
      chair: [
        { family: 'Schmidt', given: 'A. M.' },
        { family: 'Kryvanos', given: 'A.' },
      ],
      'original-date': { 'date-parts': [[-349]] },
      note: 'A remark: it stays.',
    })
  })

  it('a bare DOI and `tex.doi` are DOIs', () => {
    expect(item({ note: '10.9795/bullgsj.57.169' })).toMatchObject({ DOI: '10.9795/bullgsj.57.169' })
    expect(item({ note: 'tex.doi: 10.1101/029983' })).toMatchObject({ DOI: '10.1101/029983' })
  })
})

describe('what cannot be used is left out and told', () => {
  it.each([
    [{ DOI: 'not a doi' }, 'DOI', /DOI "not a doi" is malformed/],
    [{ URL: 'javascript:alert(1)' }, 'URL', /URL .* is malformed/],
    [{ ISSN: '12' }, 'ISSN', /ISSN/],
    [{ issued: { 'date-parts': [['MMXX']] } }, 'issued', /date "issued"/],
  ])('%j', (raw, variable, warning) => {
    const read = normalizeItem({ type: 'book', ...raw })
    expect(read.item[variable]).toBeUndefined()
    expect(read.warnings.map(renderWarning).join('\n')).toMatch(warning)
  })

  it('a wrong ISBN stays with a warning', () => {
    const read = normalizeItem({ type: 'book', ISBN: '9780201896832' })
    expect(read.item.ISBN).toBe('9780201896832')
    expect(read.warnings.map(renderWarning).join()).toContain('ISBN 9780201896832')
  })

  it('an empty item is a document', () => {
    expect(normalizeItem({})).toEqual({
      item: { id: 'item', type: 'document', language: 'en' },
      warnings: [{ code: 'type_missing' }],
    })
  })

  it.each([[null], [[]], ['x'], [5], [undefined]])('%j is no item', (raw) => {
    expect(() => normalizeItem(raw)).toThrow(CitationInputError)
  })
})

it('a normalised item stays as it is when it is normalised again', () => {
  const raw = {
    type: 'journal-article',
    title: ['On <jats:italic>E. coli</jats:italic> &amp; "x" < y'],
    author: [{ family: 'van der Berg', given: 'H., Jr.' }, { name: 'WHO' }],
    issued: '2015/2020',
    note: 'a remark\nDOI: 10.1/x',
  }
  const once = normalizeItem(raw).item
  expect(normalizeItem(once)).toEqual({ item: once, warnings: [] })
})
