import { describe, expect, it } from 'vitest'
import type { CslItem } from '../item.ts'
import { CitationInputError } from '../recognize/citation-input-error.ts'
import { recognizeOne } from '../recognize/recognize-input.ts'

function read(text: string): CslItem {
  const found = recognizeOne(text)
  if (found.kind !== 'items' || found.from !== 'bibtex' || found.items[0] === undefined)
    throw new Error(found.kind)
  return found.items[0]
}

describe('what services and people send', () => {
  it("Crossref's one-line entry", () => {
    const item = read(
      ' @article{Watson_1953, title={Molecular Structure of Nucleic Acids}, volume={171}, ISSN={1476-4687}, url={http://dx.doi.org/10.1038/171737a0}, DOI={10.1038/171737a0}, number={4356}, journal={Nature}, publisher={Springer Science and Business Media LLC}, author={WATSON, J. D. and CRICK, F. H. C.}, year={1953}, month=apr, pages={737–738} }',
    )
    expect(item).toMatchObject({
      type: 'article-journal',
      'container-title': 'Nature',
      volume: '171',
      issue: '4356',
      page: '737-738',
      DOI: '10.1038/171737a0',
      publisher: 'Springer Science and Business Media LLC',
      issued: { 'date-parts': [[1953, 4]] },
      author: [
        { family: 'Watson', given: 'J. D.' },
        { family: 'Crick', given: 'F. H. C.' },
      ],
      'citation-key': 'Watson_1953',
    })
    expect(item).not.toHaveProperty('URL')
  })

  it("Google Scholar's preprint in a journal field", () => {
    expect(
      read(
        '@article{v, title={Attention}, author={Vaswani, Ashish and others}, journal={arXiv preprint arXiv:1706.03762}, year={2017}}',
      ),
    ).toMatchObject({
      type: 'article',
      publisher: 'arXiv',
      number: 'arXiv:1706.03762',
      DOI: '10.48550/arXiv.1706.03762',
      author: [{ family: 'Vaswani', given: 'Ashish' }],
    })
  })

  it("arXiv's own entry", () => {
    expect(
      read(
        '@misc{v, title={Attention}, author={Ashish Vaswani}, year={2017}, eprint={1706.03762}, archivePrefix={arXiv}, primaryClass={cs.CL}, url={https://arxiv.org/abs/1706.03762}}',
      ),
    ).toMatchObject({ type: 'article', number: 'arXiv:1706.03762' })
  })

  it('LaTeX in every field', () => {
    expect(
      read(
        '@book{a, title={{\\"U}ber $\\alpha$-{DNA} \\& \\textit{E. coli} H\\textsubscript{2}O --- 100\\%}, author={G{\\"o}del, Kurt and de la Cruz, Jr., Jos{\\\'e} and {World Health Organization}}, publisher="Simon " # "and Schuster", year=2001}',
      ),
    ).toMatchObject({
      title: 'Über α-DNA & <i>E. coli</i> H<sub>2</sub>O — 100%',
      author: [
        { family: 'Gödel', given: 'Kurt' },
        { family: 'Cruz', given: 'José', suffix: 'Jr.', 'non-dropping-particle': 'de la' },
        { literal: 'World Health Organization' },
      ],
      publisher: 'Simon and Schuster',
    })
  })

  it.each([
    [
      '@phdthesis{a, title={T}, school={MIT}, year={2001}}',
      { type: 'thesis', genre: 'PhD thesis', publisher: 'MIT' },
    ],
    ['@mastersthesis{a, title={T}, school={MIT}}', { type: 'thesis', genre: "Master's thesis" }],
    [
      '@techreport{a, title={T}, institution={NIST}, number={5}}',
      { type: 'report', publisher: 'NIST', number: '5' },
    ],
    [
      '@inproceedings{a, title={T}, booktitle={P}, pages={1--2}}',
      { type: 'paper-conference', 'container-title': 'P', page: '1-2' },
    ],
    [
      '@online{a, title={T}, url={https://a.example/x_y}, urldate={2020-01-02}}',
      { type: 'webpage', URL: 'https://a.example/x_y', accessed: { 'date-parts': [[2020, 1, 2]] } },
    ],
    [
      '@misc{a, title={T}, howpublished={\\url{https://a.example/x}}}',
      { type: 'webpage', URL: 'https://a.example/x' },
    ],
    ['@misc{a, title={T}, url={https://a.example/x\\_y\\%20z}}', { URL: 'https://a.example/x_y%20z' }],
    ['@article{a, title={T}, journal={The Times}, entrysubtype={newspaper}}', { type: 'article-newspaper' }],
    ['@article{, title={T}, journal={J}}', { title: 'T', id: 'item' }],
    ['@book{title={T}, year=2001}', { title: 'T' }],
    ['@book{Smith and Jones 2001, title={T}}', { 'citation-key': 'Smith_and_Jones_2001' }],
    ['@string{n = "Nature"} @article{a, title={T}, journal=n}', { 'container-title': 'Nature' }],
    ['% a comment\n@comment{x}\n@book{a, title={T},}', { title: 'T' }],
    ['@book(a, title={T})', { title: 'T' }],
    [
      '@book{a, title={量子力学}, author={曾, 谨言}}',
      { title: '量子力学', language: 'zh-CN', author: [{ family: '曾', given: '谨言' }] },
    ],
    ['@book{a, title={T}, date={2015/2020}}', { issued: { 'date-parts': [[2015], [2020]] } }],
  ])('%s', (text, expected) => {
    expect(read(text)).toMatchObject(expected)
  })
})

describe('what is malformed', () => {
  it.each([
    ['@article{a, title={T}', /syntax error|cannot be parsed/],
    ['@article{a, title={T', /syntax error|cannot be parsed/],
    ['@article{a\ntitle={T}}', /syntax error|cannot be parsed/],
    ['@string{a="b"}', /no entry/],
    [`@book{a, title={${'{'.repeat(300)}${'}'.repeat(300)}}}`, /nested deeper than 200/],
    ['@misc{a, title={T}}\n'.repeat(2_001), /more than 2000 entries/],
  ])('%s is an error that says so', (text, message) => {
    expect(() => recognizeOne(text)).toThrow(CitationInputError)
    expect(() => recognizeOne(text)).toThrow(message)
    expect(() => recognizeOne(text)).toThrow(/taken for BibTeX/)
  })

  it('an error names the line', () => {
    expect(() => recognizeOne('@article{a,\n  title = {T},\n  year 2001\n}')).toThrow(
      'line 3 has a syntax error',
    )
  })
})
