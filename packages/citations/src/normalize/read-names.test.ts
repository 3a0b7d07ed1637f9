import { renderWarning } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { readNames } from './read-names.ts'

const names = (value: unknown, split = true): unknown => readNames(value, split).names

describe('names written as text', () => {
  it.each([
    ['Donald E. Knuth', { family: 'Knuth', given: 'Donald E.' }],
    ['Knuth, Donald E.', { family: 'Knuth', given: 'Donald E.' }],
    ['Ludwig van Beethoven', { family: 'Beethoven', given: 'Ludwig', 'non-dropping-particle': 'van' }],
    ['van der Berg, Hans', { family: 'Berg', given: 'Hans', 'non-dropping-particle': 'van der' }],
    ['Vincent van der Berg', { family: 'Berg', given: 'Vincent', 'non-dropping-particle': 'van der' }],
    ['Martin Luther King Jr.', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['King, Martin Luther, Jr.', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['King, Jr., Martin Luther', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['Himmelstein DS', { family: 'Himmelstein', given: 'DS' }],
    ['袁训来', { family: '袁', given: '训来' }],
    ['欧阳修', { family: '欧阳', given: '修' }],
    ['𠮷野', { family: '𠮷', given: '野' }],
    ['諸葛亮', { family: '諸葛', given: '亮' }],
    ['胡 適', { family: '胡', given: '適' }],
    ['김철수', { family: '김', given: '철수' }],
    ['村上 春樹', { family: '村上', given: '春樹' }],
    ['卡尔·马克思', { literal: '卡尔·马克思' }],
    ['中国互联网络信息中心', { literal: '中国互联网络信息中心' }],
    ['北京大学', { literal: '北京大学' }],
    ['World Health Organization', { literal: 'World Health Organization' }],
    ['UNESCO', { literal: 'UNESCO' }],
    ['Plato', { literal: 'Plato' }],
    ['{Simon and Schuster}', { literal: 'Simon and Schuster' }],
    ['The Beatles', { literal: 'The Beatles' }],
    ['bell hooks', { family: 'hooks', given: 'bell' }],
  ])('%j', (text, name) => {
    expect(names([text])).toEqual([name])
  })

  it.each([
    ['LeCun, Y., Bengio, Y., & Hinton, G.', ['LeCun', 'Bengio', 'Hinton']],
    ['Yann LeCun, Yoshua Bengio and Geoffrey Hinton', ['LeCun', 'Bengio', 'Hinton']],
    ['LeCun, Yann; Bengio, Yoshua', ['LeCun', 'Bengio']],
    ['LeCun, Yann and Bengio, Yoshua', ['LeCun', 'Bengio']],
    ['Yann LeCun & Yoshua Bengio', ['LeCun', 'Bengio']],
    ['Knuth, Donald', ['Knuth']],
    ['袁训来，陈哲，肖书海', ['袁', '陈', '肖']],
    ['袁训来、陈哲', ['袁', '陈']],
  ])('a list in one text: %j', (text, families) => {
    expect(readNames(text, true).names.map(({ family }) => family)).toEqual(families)
  })
})

describe('names as objects', () => {
  it.each([
    ['CSL', { family: 'Crick', given: 'F. H. C.' }, { family: 'Crick', given: 'F. H. C.' }],
    [
      'Crossref, with what it adds',
      {
        family: 'Crick',
        given: 'Francis',
        sequence: 'first',
        affiliation: [],
        ORCID: 'http://orcid.org/0000',
      },
      { family: 'Crick', given: 'Francis' },
    ],
    [
      'particles in the family',
      { family: 'de la Cruz', given: 'Ana' },
      { family: 'Cruz', given: 'Ana', 'non-dropping-particle': 'de la' },
    ],
    [
      'a suffix in the family',
      { family: 'King Jr.', given: 'Martin' },
      { family: 'King', given: 'Martin', suffix: 'Jr.' },
    ],
    [
      'a suffix in the given name',
      { family: 'King', given: 'Martin, Jr.' },
      { family: 'King', given: 'Martin', suffix: 'Jr.' },
    ],
    ['an apostrophe', { family: "O'Neil", given: 'Seán' }, { family: "O'Neil", given: 'Seán' }],
    [
      'entities and markup',
      { family: 'M&uuml;ller', given: '<i>J&#252;rgen</i>' },
      { family: 'Müller', given: 'Jürgen' },
    ],
    ['Chinese as typed', { family: '司徒', given: '美堂' }, { family: '司徒', given: '美堂' }],
    ['a family alone', { family: '钱学森' }, { literal: '钱学森' }],
    ['a literal', { literal: 'Arfon M Smith' }, { literal: 'Arfon M Smith' }],
    [
      "Crossref's consortium",
      { name: 'ATLAS Collaboration', sequence: 'first' },
      { literal: 'ATLAS Collaboration' },
    ],
  ])('%s', (_, raw, name) => {
    expect(names([raw], false)).toEqual([name])
  })

  it('a whole name in `name` is split for people, and kept for services', () => {
    expect(names([{ name: 'Ada Lovelace' }], true)).toEqual([{ family: 'Lovelace', given: 'Ada' }])
    expect(names([{ name: 'Ada Lovelace' }], false)).toEqual([{ literal: 'Ada Lovelace' }])
  })

  it.each([[null], [undefined], [7], [{}], [[]], [[{}]], [[null, '', { family: '' }]], ['']])(
    '%j holds no name',
    (value) => {
      expect(names(value)).toEqual([])
    },
  )
})

describe('what is changed is told', () => {
  it('"et al." is no author', () => {
    for (const list of [
      ['Born, L.', 'et al.'],
      ['Born, L. et al.'],
      [{ family: 'Born', given: 'L.' }, { family: 'others' }],
    ]) {
      const read = readNames(list, true)
      expect(read.names).toEqual([{ family: 'Born', given: 'L.' }])
      expect(read.warnings.map(renderWarning).join()).toContain('et al.')
    }
  })

  it('names that a registry has in capitals are lowered, if all of them are', () => {
    const read = readNames(
      [
        { family: 'WINTER', given: 'GEORGE D.' },
        { family: "O'NEIL-SMITH", given: 'J. D.' },
      ],
      false,
    )
    expect(read.names).toEqual([
      { family: 'Winter', given: 'George D.' },
      { family: "O'Neil-Smith", given: 'J. D.' },
    ])
    expect(read.warnings.map(renderWarning).join()).toContain('capitals')
    const mixed = [
      { family: 'NASA', given: 'X.' },
      { family: 'Smith', given: 'Y.' },
    ]
    expect(readNames(mixed, false)).toEqual({ names: mixed, warnings: [] })
  })
})
