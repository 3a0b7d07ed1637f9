import { describe, expect, it } from 'vitest'
import type { CslItem } from '../item.ts'
import { recognizeInput, recognizeOne } from '../recognize/recognize-input.ts'

const record = (...lines: string[]): string => ['TY  - JOUR', ...lines, 'ER  - ', ''].join('\r\n')

function read(text: string): CslItem {
  const found = recognizeOne(text)
  if (found.kind !== 'items' || found.from !== 'ris' || found.items[0] === undefined)
    throw new Error(found.kind)
  return found.items[0]
}

describe('readRis', () => {
  it('an article as a publisher sends it', () => {
    expect(
      read(
        record(
          'T1  - Hydration forces',
          'AU  - Valle-Delgado,J. J. ',
          'AU  - Molina-Bolívar, J. A.',
          'Y1  - 2005/07/15',
          'PY  - 2005',
          'DA  - 2005/07/15',
          'N1  - doi: 10.1063/1.1954747',
          'DO  - 10.1063/1.1954747',
          'T2  - The Journal of Chemical Physics',
          'JO  - J. Chem. Phys.',
          'SP  - 034708',
          'VL  - 123',
          'IS  - 3',
          'SN  - 0021-9606',
          'M3  - doi: 10.1063/1.1954747',
          'UR  - https://doi.org/10.1063/1.1954747',
          'Y2  - 2019/03/28',
        ),
      ),
    ).toEqual({
      id: 'valledelgado2005hydration',
      type: 'article-journal',
      language: 'en',
      title: 'Hydration forces',
      author: [
        { family: 'Valle-Delgado', given: 'J. J.' },
        { family: 'Molina-Bolívar', given: 'J. A.' },
      ],
      issued: { 'date-parts': [[2005, 7, 15]] },
      DOI: '10.1063/1.1954747',
      'container-title': 'The Journal of Chemical Physics',
      'container-title-short': 'J. Chem. Phys.',
      page: '034708',
      volume: '123',
      issue: '3',
      ISSN: '0021-9606',
      accessed: { 'date-parts': [[2019, 3, 28]] },
    })
  })

  it.each([
    ['PY  - 2012///', { issued: { 'date-parts': [[2012]] } }],
    ['PY  - 2016/12//', { issued: { 'date-parts': [[2016, 12]] } }],
    ['Y1  - 2001/00/00/', { issued: { 'date-parts': [[2001]] } }],
    ['Y1  - 2015/october', { issued: { 'date-parts': [[2015, 10]] } }],
    ['DA  - 2019///Spring', { issued: { 'date-parts': [[2019]], season: 1 } }],
    ['PY  - 2013/02/15/received\nPY  - 2013/04/18', { issued: { 'date-parts': [[2013, 4, 18]] } }],
    ['SP  - 377\nEP  - 86', { page: '377-86' }],
    ['SP  - 1-22', { page: '1-22' }],
    ['SP  - B1', { page: 'B1' }],
    ['VL  - 50(2)', { volume: '50', issue: '2' }],
    ['SN  - 978-1-4822-5326-9', { ISBN: '978-1-4822-5326-9' }],
    ['DO  - doi:10.1201/b19107-2', { DOI: '10.1201/b19107-2' }],
    ['DO  - http://dx.doi.org/10.1201/b19107-2', { DOI: '10.1201/b19107-2' }],
    ['N1  - 10.1201/b19107-2', { DOI: '10.1201/b19107-2' }],
    ['U1  - 26957754[pmid]\nU2  - PMC4756000[pmcid]', { PMID: '26957754', PMCID: 'PMC4756000' }],
    ['AN  - PMC3654245', { PMCID: 'PMC3654245' }],
    ['LA  - eng', { language: 'en' }],
    ['ED  - Robinson, W. F.', { editor: [{ family: 'Robinson', given: 'W. F.' }] }],
    ['AU  - Plato', { author: [{ literal: 'Plato' }] }],
    ['AU  - World Health Organization', { author: [{ literal: 'World Health Organization' }] }],
    ['AU  - King, Martin, Jr.', { author: [{ family: 'King', given: 'Martin', suffix: 'Jr.' }] }],
    ['TI  - A  - B: a dash that looks like a tag', { title: 'A - B: a dash that looks like a tag' }],
    ['AB  - First line\n  and the second', { abstract: 'First line and the second' }],
    ['KW  - one\nKW  - two', { keyword: 'one, two' }],
  ])('%s', (lines, expected) => {
    expect(read(record(...lines.split('\n')))).toMatchObject(expected)
  })

  it.each([
    ['BOOK', 'book'],
    ['CHAP', 'chapter'],
    ['CONF', 'paper-conference'],
    ['CPAPER', 'paper-conference'],
    ['THES', 'thesis'],
    ['RPRT', 'report'],
    ['ELEC', 'webpage'],
    ['NEWS', 'article-newspaper'],
    ['MGZN', 'article-magazine'],
    ['CASE', 'legal_case'],
    ['STAT', 'legislation'],
    ['EJOUR', 'article-journal'],
    ['ENCYC', 'entry-encyclopedia'],
    ['OTHER', 'document'],
    ['XXXX', 'document'],
  ])('type %s is %s', (tag, type) => {
    expect(read(`TY  - ${tag}\nTI  - T\nER  - \n`).type).toBe(type)
  })

  it.each([
    ['a byte order mark', '\ufeffTY  - BOOK\nTI  - T\nER  -\n'],
    ['blank lines first', '\n\n\nTY  - BOOK\nTI  - T\nER  - kmpt'],
    ['no ER line', 'TY  - BOOK\nTI  - T'],
    ['old line ends', 'TY  - BOOK\rTI  - T\rER  - \r'],
  ])('%s is read all the same', (_, text) => {
    expect(read(text).title).toBe('T')
  })

  it('a forgotten ER line does not join two records', () => {
    const found = recognizeInput('TY  - BOOK\nTI  - A\n\nTY  - BOOK\nTI  - B\nER  - \n')
    expect(found).toMatchObject({ kind: 'items', items: [{ title: 'A' }, { title: 'B' }] })
  })

  it('a record without its TY line is an error that says so', () => {
    expect(() =>
      recognizeInput('JF  - Empirical Software Engineering\nT1  - Editorial\nVL  - 6\nER  -\n'),
    ).toThrow(/taken for RIS, but a record begins with "JF" where "TY" must stand/)
  })
})
