import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CslItem } from '../item.ts'
import { normalizeItem } from '../normalize/normalize-item.ts'
import { SAMPLE_ITEMS } from './fixtures/sample-items.ts'
import { toBibtex } from './to-bibtex.ts'

const bibtex = (raw: object, options?: { ascii?: boolean }): string =>
  toBibtex([normalizeItem(raw).item], options)
const field = (text: string, name: string): string | undefined =>
  new RegExp(`^ {2}${name} = (.*),$`, 'm').exec(text)?.[1]

describe('entries', () => {
  it('an article has its fields one a line, the month as a macro and pages with two hyphens', () => {
    const [article] = SAMPLE_ITEMS
    expect(toBibtex([article as CslItem])).toBe(
      [
        '@article{watson1953molecular,',
        '  author = {Watson, J. D. and Crick, F. H. C.},',
        '  title = {Molecular Structure of Nucleic Acids: {DNA} and {mRNA}},',
        '  journal = {Nature},',
        '  shortjournal = {Nat.},',
        '  year = {1953},',
        '  month = apr,',
        '  date = {1953-04-25},',
        '  volume = {171},',
        '  number = {4356},',
        '  pages = {737--738},',
        '  doi = {10.1038/171737a0},',
        '  issn = {0028-0836},',
        '  langid = {english},',
        '}',
        '',
      ].join('\n'),
    )
  })

  it.each([
    ['article-journal', 'article'],
    ['article-newspaper', 'article'],
    ['book', 'book'],
    ['chapter', 'incollection'],
    ['entry-encyclopedia', 'incollection'],
    ['paper-conference', 'inproceedings'],
    ['report', 'techreport'],
    ['manuscript', 'unpublished'],
    ['webpage', 'misc'],
    ['legal_case', 'misc'],
    ['article', 'misc'],
    ['nonsense', 'misc'],
  ])('%s is @%s', (type, entry) => {
    expect(bibtex({ type, title: 'T', 'container-title': 'C' })).toMatch(new RegExp(`^@${entry}\\{`))
  })

  it.each([
    ['PhD thesis', 'phdthesis'],
    ["Master's thesis", 'mastersthesis'],
    ['MSc dissertation', 'mastersthesis'],
    ['硕士学位论文', 'mastersthesis'],
    ['博士学位论文', 'phdthesis'],
  ])('a thesis of genre %s is @%s with its school', (genre, entry) => {
    const text = bibtex({ type: 'thesis', title: 'T', genre, publisher: 'MIT' })
    expect(text).toMatch(new RegExp(`^@${entry}\\{`))
    expect(field(text, 'school')).toBe('{MIT}')
  })

  it('a preprint has its number as eprint of arXiv', () => {
    const text = bibtex({ type: 'article', title: 'T', number: 'arXiv:1706.03762', publisher: 'arXiv' })
    expect(field(text, 'eprint')).toBe('{1706.03762}')
    expect(field(text, 'archiveprefix')).toBe('{arXiv}')
  })

  it('a case keeps its reporter where every style prints it', () => {
    const text = bibtex({
      type: 'legal_case',
      title: 'Brown v. Board',
      volume: '347',
      'container-title': 'U.S.',
      page: '483',
    })
    expect(field(text, 'howpublished')).toBe('{347 U.S. 483}')
  })
})

describe('names', () => {
  it.each([
    [{ family: 'van der Berg', given: 'Hans' }, 'van der Berg, Hans'],
    [{ family: 'King', given: 'Martin', suffix: 'Jr.' }, 'King, Jr., Martin'],
    [{ literal: 'World Health Organization' }, '{World Health Organization}'],
    [{ literal: 'Bill and Melinda Gates Foundation' }, '{Bill and Melinda Gates Foundation}'],
    [{ family: 'Smith, Jones and Co', given: 'A' }, '{Smith, Jones and Co}, A'],
    [{ family: '袁', given: '训来' }, '袁, 训来'],
    [{ literal: 'AT&T' }, '{AT\\&T}'],
  ])('%j', (name, expected) => {
    expect(field(bibtex({ type: 'book', title: 'T', author: [name] }), 'author')).toBe(`{${expected}}`)
  })
})

describe('text', () => {
  it.each([
    ['R&D at 5% of $1 #2 a_b', 'R\\&D at 5\\% of \\$1 \\#2 a\\_b'],
    ['a~b^c\\d', 'a\\textasciitilde{}b\\textasciicircum{}c\\textbackslash{}d'],
    ['{set} notation', '\\{set\\} notation'],
    ['a lone } brace', 'a lone \\textbraceright{} brace'],
    ['5 < 10 > 3', '5 $<$ 10 $>$ 3'],
    [
      '<i>E. coli</i> H<sub>2</sub>O x<sup>2</sup> <b>b</b>',
      '\\textit{E. coli} H\\textsubscript{2}O x\\textsuperscript{2} \\textbf{b}',
    ],
    ['pH of mRNA, LaTeX and DNA', '{pH} of {mRNA}, {LaTeX} and {DNA}'],
    ['two -- hyphens', 'two -{}- hyphens'],
    ["two `` quotes ''", "two `{}` quotes '{}'"],
    ['<script>alert(1)</script>', '$<$script$>$alert(1)$<$/script$>$'],
  ])('the title %j is %j', (title, expected) => {
    expect(field(bibtex({ type: 'book', title }), 'title')).toBe(`{${expected}}`)
  })

  it('German titles are braced whole, since styles would lower their nouns', () => {
    expect(field(bibtex({ type: 'book', title: 'Die Traumdeutung', language: 'de' }), 'title')).toBe(
      '{{Die Traumdeutung}}',
    )
  })

  it('DOI and URL stand as they are, without what would end the field', () => {
    const text = bibtex({
      type: 'book',
      title: 'T',
      DOI: '10.1000/a_b<c>%d',
      URL: 'https://example.org/a_b?c=%20&d#e{f}',
    })
    expect(field(text, 'doi')).toBe('{10.1000/a_b<c>%d}')
    expect(field(text, 'url')).toBe('{https://example.org/a_b?c=%20&d#e%7Bf%7D}')
  })

  it.each([
    ['Müller, José, Çelik, Łukasz', '{\\"u}', "{\\'e}", '{\\c{C}}', '{\\L}'],
    ['García Dvořák Åse Ørsted', "{\\'i}", '{\\v{r}}', '{\\r{A}}', '{\\O}'],
    ['β-cyclodextrin — “so”…', '$\\beta$', '---', '``so', '{\\ldots}'],
  ])('ascii writes %j with commands', (title, ...commands) => {
    const text = field(bibtex({ type: 'book', title }, { ascii: true }), 'title') ?? ''
    for (const command of commands) expect(text).toContain(command)
    expect(text).toMatch(/^\p{ASCII}+$/u)
  })

  it('ascii keeps what it cannot transcribe', () => {
    expect(field(bibtex({ type: 'book', title: '中國哲學史' }, { ascii: true }), 'title')).toBe(
      '{中國哲學史}',
    )
  })
})

describe('keys', () => {
  it('are ASCII, unique without regard to case, and the own key where it is usable', () => {
    const items = [
      { type: 'book', title: 'A tale', author: [{ family: 'Müller', given: 'X' }], issued: '2001' },
      { type: 'book', title: 'A tale', author: [{ family: 'Müller', given: 'X' }], issued: '2001' },
      { type: 'book', title: '中國哲學史大綱', author: [{ family: '胡', given: '適' }], issued: '2008' },
      { type: 'book', title: '中國哲學史', author: [{ family: '胡', given: '適' }], issued: '2008' },
      { type: 'book', title: 'B', 'citation-key': 'smith:2001' },
      { type: 'book', title: 'B', 'citation-key': 'Smith:2001' },
      { type: 'book', title: 'C', 'citation-key': 'not usable, with comma' },
      { type: 'book', title: '', DOI: '10.1000/xyz-123' },
      { type: 'book', title: '' },
    ].map((raw) => normalizeItem(raw).item)
    const keys = [...toBibtex(items).matchAll(/^@\w+\{(.*),$/gm)].map((match) => match[1])
    expect(keys).toEqual([
      'muller2001tale',
      'muller2001talea',
      'zh2008',
      'zh2008a',
      'smith:2001',
      'Smith:2001a',
      'item',
      'doixyz123',
      'itema',
    ])
  })

  it('stay unique and ASCII for any list', () => {
    const item = fc.record({
      type: fc.constant('book'),
      title: fc.string({ unit: 'binary' }),
      author: fc.array(fc.record({ family: fc.string({ unit: 'binary' }) })),
      issued: fc.integer({ min: 1, max: 2100 }),
      'citation-key': fc.string(),
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 40 }), (raws) => {
        const text = toBibtex(raws.map((raw) => normalizeItem(raw).item))
        const keys = [...text.matchAll(/^@book\{(.*),$/gm)].map((match) => match[1] ?? '')
        expect(keys).toHaveLength(raws.length)
        expect(new Set(keys.map((key) => key.toLowerCase())).size).toBe(keys.length)
        for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9][A-Za-z0-9_:.+/-]*$/)
      }),
      { numRuns: 60 },
    )
  })
})

it('an empty list is an empty text', () => {
  expect(toBibtex([])).toBe('')
})
