import { renderWarning } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { CitationInputError } from './citation-input-error.ts'
import { recognizeInput } from './recognize-input.ts'
import type { RecognizedItems } from './recognized.ts'

function items(input: unknown): RecognizedItems {
  const found = recognizeInput(input)
  if (found.kind !== 'items') throw new Error(`recognised as ${found.kind}`)
  return found
}

const year = (value: number): object => ({ 'date-parts': [[value]] })

describe('structured objects', () => {
  it.each([
    [
      'a book with the plainest keys',
      {
        type: 'book',
        title: 'The Art of Computer Programming',
        authors: ['Donald E. Knuth'],
        year: '1997',
        edition: '3rd',
        publisher: 'Addison-Wesley',
        city: 'Reading, MA',
        isbn: '978-0-201-89683-1',
      },
      {
        type: 'book',
        title: 'The Art of Computer Programming',
        author: [{ family: 'Knuth', given: 'Donald E.' }],
        issued: year(1997),
        edition: '3',
        publisher: 'Addison-Wesley',
        'publisher-place': 'Reading, MA',
        ISBN: '978-0-201-89683-1',
        language: 'en',
      },
    ],
    [
      'a journal article with pages in two fields and a date in parts',
      {
        type: 'journal',
        title: 'Deep learning',
        author: 'LeCun, Y., Bengio, Y., & Hinton, G.',
        journal: 'Nature',
        volume: 521,
        number: 7553,
        page_start: 436,
        page_end: '444',
        year: 2015,
        month: 'May',
        day: 28,
        DOI: 'https://doi.org/10.1038/nature14539',
      },
      {
        type: 'article-journal',
        author: [
          { family: 'LeCun', given: 'Y.' },
          { family: 'Bengio', given: 'Y.' },
          { family: 'Hinton', given: 'G.' },
        ],
        'container-title': 'Nature',
        volume: '521',
        issue: '7553',
        page: '436-444',
        issued: { 'date-parts': [[2015, 5, 28]] },
        DOI: '10.1038/nature14539',
      },
    ],
    [
      'a web page',
      {
        type: 'web',
        title: 'Facts about falls',
        authors: [{ name: 'Centers for Disease Control and Prevention' }],
        website: 'Older Adult Fall Prevention',
        url: 'www.cdc.gov/falls',
        date: 'May 9, 2024',
        accessed: '2025-01-20',
      },
      {
        type: 'webpage',
        author: [{ literal: 'Centers for Disease Control and Prevention' }],
        'container-title': 'Older Adult Fall Prevention',
        URL: 'www.cdc.gov/falls',
        issued: { 'date-parts': [[2024, 5, 9]] },
        accessed: { 'date-parts': [[2025, 1, 20]] },
      },
    ],
    [
      'a Chinese journal article with Chinese keys',
      {
        type: '期刊',
        标题: '蓝田生物群',
        作者: ['袁训来', '欧阳修'],
        期刊: '科学通报',
        年份: '2012',
        卷: '57',
        期: '34',
        页码: '3219-3227',
      },
      {
        type: 'article-journal',
        title: '蓝田生物群',
        author: [
          { family: '袁', given: '训来' },
          { family: '欧阳', given: '修' },
        ],
        'container-title': '科学通报',
        issued: year(2012),
        volume: '57',
        issue: '34',
        page: '3219-3227',
        language: 'zh-CN',
      },
    ],
    [
      'a chapter, its editors as objects of first and last',
      {
        type: 'Book Chapter',
        title: 'The Matthew effect',
        authors: [{ first: 'Robert K.', last: 'Merton' }],
        editors: [{ firstName: 'Norman W.', lastName: 'Storer' }],
        book_title: 'The Sociology of Science',
        pages: [439, 459],
        publisher: { name: 'University of Chicago Press', place: 'Chicago' },
        year: 1973,
      },
      {
        type: 'chapter',
        author: [{ family: 'Merton', given: 'Robert K.' }],
        editor: [{ family: 'Storer', given: 'Norman W.' }],
        'container-title': 'The Sociology of Science',
        page: '439-459',
        publisher: 'University of Chicago Press',
        'publisher-place': 'Chicago',
      },
    ],
    [
      'a thesis whose type names the degree',
      {
        type: 'phdthesis',
        title: 'Incentives in computational systems',
        author: 'Wei Chen',
        school: 'MIT',
        year: 2011,
      },
      {
        type: 'thesis',
        author: [{ family: 'Chen', given: 'Wei' }],
        publisher: 'MIT',
        genre: 'Doctoral dissertation',
      },
    ],
    [
      'a conference paper',
      {
        type: 'conference paper',
        title: 'Residual learning',
        authors: 'Kaiming He and Jian Sun',
        conference: 'CVPR 2016',
        conference_location: 'Las Vegas',
        year: 2016,
      },
      {
        type: 'paper-conference',
        author: [
          { family: 'He', given: 'Kaiming' },
          { family: 'Sun', given: 'Jian' },
        ],
        'container-title': 'CVPR 2016',
        'event-title': 'CVPR 2016',
        'event-place': 'Las Vegas',
      },
    ],
    [
      'a preprint by its arXiv number',
      { title: 'Attention Is All You Need', authors: ['Ashish Vaswani'], arxiv: '1706.03762v5', year: 2017 },
      { type: 'article', number: 'arXiv:1706.03762v5', publisher: 'arXiv', DOI: '10.48550/arXiv.1706.03762' },
    ],
    [
      'no type: a journal tells it',
      { title: 'A', authors: ['B C'], journal: 'D', year: 2001 },
      { type: 'article-journal', 'container-title': 'D' },
    ],
    [
      'no type: a newspaper tells it',
      { title: 'A', newspaper: 'The Times', date: '2001-02-03' },
      { type: 'article-newspaper', 'container-title': 'The Times' },
    ],
    ['no type: an ISBN tells it', { title: 'A', isbn: '0201896834' }, { type: 'book' }],
    ['no type: an address alone', { title: 'A', url: 'https://a.example/' }, { type: 'webpage' }],
    ['a GB/T mark as type', { type: '[J]', title: 'A', journal: 'B' }, { type: 'article-journal' }],
    [
      'a Zotero type',
      { type: 'newspaperArticle', title: 'A', publicationTitle: 'B' },
      { type: 'article-newspaper', 'container-title': 'B' },
    ],
  ])('%s', (_, input, expected) => {
    const found = items(input)
    expect(found.from).toBe('structured')
    expect(found.items[0]).toMatchObject(expected)
  })

  it('an unknown type is cited as a document and said so', () => {
    const found = items({ type: 'hologram', title: 'A', authors: ['B C'], year: 2000 })
    expect(found.items[0]?.type).toBe('document')
    expect(found.warnings.map(renderWarning).join()).toContain('"hologram"')
  })

  it.each([
    [
      { type: 'book', isbn: '0-201-89683-4' },
      { kind: 'isbn', value: '9780201896831' },
    ],
    [{ doi: '10.1038/171737a0' }, { kind: 'doi', value: '10.1038/171737a0' }],
    [
      { type: 'web', url: 'https://example.org/a' },
      { kind: 'url', value: 'https://example.org/a' },
    ],
    [
      { type: 'doi', value: '10.1038/171737a0' },
      { kind: 'doi', value: '10.1038/171737a0' },
    ],
    [
      { type: 'pmid', id: 29424689 },
      { kind: 'pmid', value: '29424689' },
    ],
    [
      { type: 'arxiv', value: '1706.03762' },
      { kind: 'arxiv', value: '1706.03762' },
    ],
    [
      { type: 'article-journal', DOI: '10.1038/171737a0', id: 'x' },
      { kind: 'doi', value: '10.1038/171737a0' },
    ],
    [29424689, { kind: 'pmid', value: '29424689' }],
  ])('%j, an identifier without metadata, is looked up', (input, expected) => {
    expect(recognizeInput(input)).toEqual(expected)
  })

  it.each([
    [{}],
    [[]],
    [null],
    [undefined],
    [true],
    [{ type: 'book' }],
    [{ year: 1999 }],
    [[[]]],
    [{ type: 'doi', value: 'x' }],
    [() => 1],
  ])('%j has nothing to cite', (input) => {
    expect(() => recognizeInput(input)).toThrow(CitationInputError)
  })
})
