import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CitationInputError } from './citation-input-error.ts'
import { recognizeIdentifier } from './recognize-identifier.ts'
import { recognizeOne } from './recognize-input.ts'

const spelled = (table: Readonly<Record<string, readonly string[]>>): [string, string][] =>
  Object.entries(table).flatMap(([value, spellings]) =>
    spellings.map((text): [string, string] => [text, value]),
  )

function fault(input: string): string {
  try {
    const found = recognizeOne(input)
    throw new Error(`recognised as ${found.kind}`)
  } catch (error) {
    if (!(error instanceof CitationInputError)) throw error
    return `${error.recognizedAs}: ${error.message}`
  }
}

describe('DOI', () => {
  it.each(
    spelled({
      '10.1038/171737a0': [
        '10.1038/171737a0',
        ' 10.1038/171737a0 \n',
        'doi:10.1038/171737a0',
        'DOI: 10.1038/171737A0',
        'doi 10.1038/171737a0',
        'DOI10.1038/171737a0',
        'ＤＯＩ：10.1038/171737a0',
        'https://doi.org/10.1038/171737a0',
        'http://dx.doi.org/10.1038/171737a0',
        'https://www.doi.org/10.1038/171737a0',
        'doi.org/10.1038/171737a0',
        'https://doi.org/doi:10.1038/171737a0',
        'https://doi.org/10.1038%2F171737a0',
        'https://doi.org/10.1038/171737a0?utm_source=x#top',
        'urn:doi:10.1038/171737a0',
        'info:doi/10.1038/171737a0',
        'https://hdl.handle.net/10.1038/171737a0',
        '10.1038/171737a0.',
        '(10.1038/171737a0)',
        '<https://doi.org/10.1038/171737a0>',
        '"10.1038/171737a0"',
        '[doi:10.1038/171737a0].',
        '10.1038/\u200b171737a0',
      ],
      '10.1002/(sici)1097-4571(199806)49:8<693::aid-asi4>3.0.co;2-o': [
        '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O',
        'https://doi.org/10.1002/(SICI)1097-4571(199806)49:8%3C693::AID-ASI4%3E3.0.CO;2-O',
      ],
      '10.1016/0014-5793(88)80033-8': ['10.1016/0014-5793(88)80033-8', '(doi:10.1016/0014-5793(88)80033-8)'],
      '10.1000.10/123456': ['10.1000.10/123456'],
      '10.3760/cma.j.cn112338': ['10.3760/cma.j.cn112338'],
      '10/b2nz': ['10/b2nz', 'https://doi.org/b2nz', 'doi:10/B2NZ'],
      '10.48550/arxiv.1706.03762': ['https://doi.org/10.48550/arXiv.1706.03762'],
    }),
  )('%j is %s', (text, value) => {
    expect(recognizeIdentifier(text)).toEqual({ kind: 'doi', value })
  })

  it.each([
    ['doi:', 'nothing follows'],
    ['doi:11.1038/171737a0', 'starts with "10."'],
    ['10.1038', 'no "/"'],
    ['10.1038/', 'nothing follows the "/"'],
    ['doi: 10.1038/171 737', 'space inside'],
  ])('%j is told to be a malformed DOI', (text, message) => {
    expect(fault(text)).toMatch(/^doi: /)
    expect(fault(text)).toContain(message)
  })

  it('a whole reference with a DOI in it is not guessed at, but the DOI is pointed out', () => {
    expect(fault('Watson, J. D. (1953). Nature. https://doi.org/10.1038/171737a0')).toMatch(
      /^reference: .*10\.1038\/171737a0/,
    )
  })
})

/** Digits with hyphens or spaces put in at random places. */
const separated = (digits: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom('', '', '-', ' ', '‐', '–'), {
      minLength: digits.length,
      maxLength: digits.length,
    })
    .map((marks) => [...digits].map((digit, at) => (at === 0 ? digit : `${marks[at]}${digit}`)).join(''))

describe('ISBN', () => {
  // Check digits worked by hand from ISO 2108 (weights 10…1; 1 and 3), or printed on the books.
  it.each(
    spelled({
      '9780201896831': [
        '9780201896831',
        '978-0-201-89683-1',
        '978 0 201 89683 1',
        'ISBN 978-0-201-89683-1',
        'ISBN: 9780201896831',
        'ISBN-13: 978-0-201-89683-1',
        'ISBN13 9780201896831',
        'isbn-10: 0-201-89683-4',
        'ISBN 10 0201896834',
        'ISBN 13: 9780201896831',
        '0201896834',
        '0-201-89683-4',
        'urn:isbn:0201896834',
        'ＩＳＢＮ　９７８０２０１８９６８３１',
        '978‐0‐201‐89683‐1',
      ],
      '9780804429573': ['080442957X', '0-8044-2957-x', 'ISBN 0 8044 2957 X'],
      '9791090636071': ['979-10-90636-07-1', 'ISBN 9791090636071'],
      '9787040406641': ['978-7-04-040664-1', 'ISBN：978-7-04-040664-1'],
    }),
  )('%j is %s', (text, value) => {
    expect(recognizeIdentifier(text)).toEqual({ kind: 'isbn', value })
  })

  it.each([
    ['9780201896832', 'check digit is 2, where 1 would be right'],
    ['978-0-201-89683-2', 'check digit is 2, where 1'],
    ['0201896835', 'check digit is 5, where 4'],
    ['ISBN 0804429570', 'check digit is 0, where X'],
    ['ISBN 97802018968', '11 digits instead of 10 or 13'],
    ['978020189683', '12 digits instead of 10 or 13'],
    ['9770201896831', 'starts with 978 or 979'],
    ['979-0-2600-0043-8', 'printed music'],
    ['ISBN', 'no number'],
    ['ISBN abc', 'other characters'],
  ])('%j is told to be a wrong ISBN', (text, message) => {
    expect(fault(text)).toMatch(/^isbn: /)
    expect(fault(text)).toContain(message)
  })

  it('accepts exactly one check digit for any nine or twelve digits, however they are separated', () => {
    const body = fc.oneof(
      fc.stringMatching(/^\d{9}$/),
      fc.stringMatching(/^978\d{9}$/),
      fc.stringMatching(/^979[1-9]\d{8}$/),
    )
    fc.assert(
      fc.property(
        body.chain((digits) => fc.tuple(fc.constant(digits), separated(digits))),
        ([digits, written]) => {
          const checks = digits.length === 9 ? [...'0123456789X'] : [...'0123456789']
          const valid = checks.filter((check) => {
            try {
              return recognizeIdentifier(`ISBN ${written}-${check}`)?.kind === 'isbn'
            } catch {
              return false
            }
          })
          expect(valid).toHaveLength(1)
        },
      ),
      { numRuns: 400, examples: [[['109674582', '10 9674582']]] },
    )
  })
})

describe('PubMed and PMC', () => {
  it.each([
    ['PMID: 29424689', 'pmid', '29424689'],
    ['pmid29424689', 'pmid', '29424689'],
    ['PMID 1', 'pmid', '1'],
    ['PubMed ID: 29424689', 'pmid', '29424689'],
    ['29424689', 'pmid', '29424689'],
    ['https://pubmed.ncbi.nlm.nih.gov/29424689/', 'pmid', '29424689'],
    ['https://www.ncbi.nlm.nih.gov/pubmed/29424689', 'pmid', '29424689'],
    ['https://europepmc.org/article/MED/29424689', 'pmid', '29424689'],
    ['PMC5832410', 'pmcid', 'PMC5832410'],
    ['pmcid: PMC5832410', 'pmcid', 'PMC5832410'],
    ['PMCID: 5832410', 'pmcid', 'PMC5832410'],
    ['PMC5832410.1', 'pmcid', 'PMC5832410'],
    ['https://www.ncbi.nlm.nih.gov/pmc/articles/PMC5832410/', 'pmcid', 'PMC5832410'],
    ['https://pmc.ncbi.nlm.nih.gov/articles/pmc5832410/pdf/x.pdf', 'pmcid', 'PMC5832410'],
  ])('%j is the %s %s', (text, kind, value) => {
    expect(recognizeIdentifier(text)).toEqual({ kind, value })
  })

  it.each([['PMID: 123456789'], ['PMID: abc'], ['PMID'], ['PMID: 012']])(
    '%j is told to be a malformed PMID',
    (text) => {
      expect(fault(text)).toMatch(/^pmid: .*1 to 8 digits/)
    },
  )

  it.each([['PMCID: x'], ['PMC123456789']])('%j is told to be a malformed PMCID', (text) => {
    expect(fault(text)).toMatch(/^pmcid: /)
  })
})

describe('arXiv', () => {
  it.each(
    spelled({
      '1706.03762': [
        '1706.03762',
        'arXiv:1706.03762',
        'arxiv 1706.03762',
        'arXiv: 1706.03762 [cs.CL]',
        'https://arxiv.org/abs/1706.03762',
        'http://www.arxiv.org/pdf/1706.03762.pdf',
        'arxiv.org/html/1706.03762',
      ],
      '1706.03762v5': [
        '1706.03762v5',
        'ARXIV:1706.03762V5',
        'https://arxiv.org/pdf/1706.03762v5',
        'https://export.arxiv.org/abs/1706.03762v5?context=cs',
      ],
      '0704.0001': ['0704.0001', 'arXiv:0704.0001'],
      '1412.9999': ['1412.9999'],
      'hep-th/9901001': ['hep-th/9901001', 'arXiv:hep-th/9901001', 'https://arxiv.org/abs/hep-th/9901001'],
      'hep-th/9901001v3': ['hep-th/9901001v3'],
      'math/0309136': ['math/0309136', 'math.GT/0309136', 'arXiv:math.GT/0309136'],
      'cond-mat/0112017': ['https://arxiv.org/abs/cond-mat/0112017'],
    }),
  )('%j is %s', (text, value) => {
    expect(recognizeIdentifier(text)).toEqual({ kind: 'arxiv', value })
  })

  it.each([
    ['arXiv:1713.03762', '13 is no month'],
    ['1706.0376', 'four digits until 2014 and five from 2015'],
    ['arXiv:1406.03762', 'four digits until 2014'],
    ['arXiv:nonsense/1234567', 'neither the form'],
    ['https://arxiv.org/abs/', 'neither the form'],
    ['arXiv:1706.03762v0', 'neither the form'],
  ])('%j is told to be a malformed identifier', (text, message) => {
    expect(fault(text)).toMatch(/^arxiv: /)
    expect(fault(text)).toContain(message)
  })
})

describe('web addresses', () => {
  it.each([
    ['https://www.cdc.gov/falls/index.html', 'https://www.cdc.gov/falls/index.html'],
    ['HTTP://Example.ORG', 'http://example.org/'],
    ['www.example.org/a?b=c', 'https://www.example.org/a?b=c'],
    ['example.org/path', 'https://example.org/path'],
    ['<https://example.org/>', 'https://example.org/'],
    ['https://例え.jp/頁', 'https://xn--r8jz45g.jp/%E9%A0%81'],
  ])('%j is %s', (text, value) => {
    expect(recognizeIdentifier(text)).toEqual({ kind: 'url', value })
  })

  it.each([
    ['ftp://example.org/a', 'only http and https'],
    ['file:///etc/passwd', 'only http and https'],
    ['javascript:alert(1)', 'only http and https'],
    ['data:text/html,<script>alert(1)</script>', 'only http and https'],
    ['https://user:secret@example.org/', 'user name or password'],
    ['https://exa mple.org/', 'space inside'],
    ['https://', 'malformed'],
    ['http://[::1', 'malformed'],
  ])('%j is refused', (text, message) => {
    expect(fault(text)).toMatch(/^url: /)
    expect(fault(text)).toContain(message)
  })
})

describe('what is none of these', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['Attention is all you need', 'not recognised'],
    ['2020', 'not recognised'],
    ['ISSN 0028-0836', 'names a whole journal'],
    ['0028-0836', 'names a whole journal'],
    ['123456789', 'no ISBN (10 or 13 digits) and no PMID'],
  ])('%j is an error that says so', (text, message) => {
    expect(fault(text)).toContain(message)
  })

  it('no text throws anything but CitationInputError, and what is recognised is recognised again', () => {
    const prefix = fc.constantFrom(
      '',
      'doi:',
      '10.1000/',
      'ISBN ',
      'PMID ',
      'PMC',
      'arXiv:',
      'https://',
      'https://doi.org/',
      '@article{',
      'TY  - ',
      '{',
    )
    fc.assert(
      fc.property(
        prefix,
        fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.stringMatching(/^[\d\-./Xx ]*$/)),
        (start, rest) => {
          try {
            const found = recognizeOne(start + rest)
            if (found.kind === 'items') return
            const again = found.kind === 'pmid' ? `PMID ${found.value}` : found.value
            expect(recognizeOne(again)).toEqual(found)
          } catch (error) {
            expect(error).toBeInstanceOf(CitationInputError)
          }
        },
      ),
      { numRuns: 1_500 },
    )
  })
})
