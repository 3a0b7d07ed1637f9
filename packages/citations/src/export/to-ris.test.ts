import { describe, expect, it } from 'vitest'
import { normalizeItem } from '../normalize/normalize-item.ts'
import { SAMPLE_ITEMS } from './fixtures/sample-items.ts'
import { toRis } from './to-ris.ts'

const ris = (raw: object): string[] => toRis([normalizeItem(raw).item]).split('\r\n')

describe('toRis', () => {
  it('an article: tags in order, SP and EP apart, DA in four places, CRLF', () => {
    expect(
      ris({
        type: 'article-journal',
        title: 'Molecular <i>Structure</i>',
        'container-title': 'Nature',
        author: [{ family: 'Watson', given: 'J. D.' }],
        issued: '1953-04',
        volume: '171',
        issue: '4356',
        page: '737-738',
        DOI: '10.1038/171737a0',
        accessed: '2020-01-02',
      }),
    ).toEqual([
      'TY  - JOUR',
      'AU  - Watson, J. D.',
      'TI  - Molecular Structure',
      'T2  - Nature',
      'PY  - 1953',
      'DA  - 1953/04//',
      'VL  - 171',
      'IS  - 4356',
      'SP  - 737',
      'EP  - 738',
      'DO  - 10.1038/171737a0',
      'Y2  - 2020/01/02/',
      'LA  - en',
      'ER  - ',
      '',
    ])
  })

  it.each([
    ['article-journal', 'JOUR'],
    ['book', 'BOOK'],
    ['chapter', 'CHAP'],
    ['paper-conference', 'CONF'],
    ['thesis', 'THES'],
    ['report', 'RPRT'],
    ['webpage', 'ELEC'],
    ['article-newspaper', 'NEWS'],
    ['article-magazine', 'MGZN'],
    ['legal_case', 'CASE'],
    ['legislation', 'STAT'],
    ['patent', 'PAT'],
    ['dataset', 'DATA'],
    ['software', 'COMP'],
    ['article', 'UNPB'],
    ['document', 'GEN'],
    ['nonsense', 'GEN'],
  ])('%s is %s', (type, tag) => {
    expect(ris({ type, title: 'T' })[0]).toBe(`TY  - ${tag}`)
  })

  it('every line is a tag, or the blank between records, and none is wrapped', () => {
    const text = toRis(SAMPLE_ITEMS)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) expect(line).toMatch(/^(?:[A-Z][A-Z0-9] {2}- .*)?$/)
    expect(text.match(/^TY {2}- /gm)).toHaveLength(SAMPLE_ITEMS.length)
    expect(text.match(/^ER {2}- \r$/gm)).toHaveLength(SAMPLE_ITEMS.length)
  })

  it.each([
    [{ family: 'van der Berg', given: 'Hans' }, 'van der Berg, Hans'],
    [{ family: 'King', given: 'Martin', suffix: 'Jr.' }, 'King, Martin, Jr.'],
    [{ literal: 'Acme, Inc.' }, 'Acme Inc.'],
    [{ family: '袁', given: '训来' }, '袁, 训来'],
  ])('the name %j is %j', (name, expected) => {
    expect(ris({ type: 'book', author: [name] })).toContain(`AU  - ${expected}`)
  })

  it('a line break in a value cannot forge a tag', () => {
    const item = {
      id: 'x',
      type: 'book',
      language: 'en',
      title: 'A\r\nER  - \r\nTY  - JOUR',
      note: 'B\r\nAU  - Forged, X',
    }
    expect(toRis([item]).match(/^(?:TY|AU|ER) {2}- /gm)).toEqual(['TY  - ', 'ER  - '])
  })

  it('a single page has no EP, and the court of a case stands in PB', () => {
    const lines = ris({
      type: 'legal_case',
      title: 'Brown',
      page: '483',
      authority: 'U.S. Supreme Court',
      volume: '347',
      'container-title': 'U.S.',
    })
    expect(lines).toEqual(
      expect.arrayContaining(['SP  - 483', 'PB  - U.S. Supreme Court', 'VL  - 347', 'T2  - U.S.']),
    )
    expect(lines.join()).not.toContain('EP  - ')
  })
})
