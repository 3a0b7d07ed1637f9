import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBibtex } from '../export/to-bibtex.ts'
import { toRis } from '../export/to-ris.ts'
import { CitationInputError } from './citation-input-error.ts'
import { recognizeInput } from './recognize-input.ts'
import type { RecognizedItems } from './recognized.ts'

function items(input: unknown): RecognizedItems {
  const found = recognizeInput(input)
  if (found.kind !== 'items') throw new Error(`recognised as ${found.kind}`)
  return found
}

const first = (input: unknown): Record<string, unknown> => items(input).items[0] ?? {}

describe('hostile input', () => {
  const XSS = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    "javascript:alert('x')",
    '<iframe srcdoc="&lt;script&gt;">',
    '<a href="javascript:alert(1)">x</a>',
  ]

  it.each(XSS)('%j is text, and never an address', (attack) => {
    const item = first({
      type: 'web',
      title: attack,
      authors: [{ family: attack, given: attack }],
      url: attack,
      publisher: attack,
      year: 2020,
    })
    expect(item.URL).toBeUndefined()
    for (const value of [item.title, item.publisher])
      expect(String(value)).not.toMatch(/<(?!script|img|svg|iframe|\/script)/)
  })

  it('prototype keys do not reach an object', () => {
    const item = first(
      JSON.parse('{"type":"book","title":"A","__proto__":{"x":1},"constructor":"B","note":"__proto__: x"}'),
    )
    expect(Object.getPrototypeOf(item)).toBe(Object.prototype)
    expect(Object.keys(item)).not.toContain('constructor')
  })

  it('no JSON value throws anything but CitationInputError, and what comes out can be exported', () => {
    const key = fc.constantFrom(
      'type',
      'title',
      'author',
      'authors',
      'issued',
      'year',
      'date-parts',
      'page',
      'note',
      'URL',
      'DOI',
      'ISBN',
      'literal',
      'family',
      'given',
      'container-title',
      'journal',
      'id',
      'name',
      'raw',
      'season',
      '__proto__',
      'language',
    )
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'book',
        'article-journal',
        '2020',
        '2020-02-30',
        '<i>',
        '&lt;',
        'Smith, J. and others',
        '10.1000/x',
        'zh',
        '第2版',
        'page: 5',
        '\ud800',
      ),
    )
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        word,
        fc.integer(),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.oneof(key, fc.string()), tie('value'), { maxKeys: 8 }),
      ),
    }))
    fc.assert(
      fc.property(value, (input) => {
        try {
          const found = recognizeInput(input)
          if (found.kind !== 'items') return
          expect(toRis(found.items)).toMatch(/^TY {2}- /)
          const bibtex = toBibtex(found.items, { ascii: true })
          expect(recognizeInput(bibtex)).toMatchObject({ kind: 'items', from: 'bibtex' })
        } catch (error) {
          expect(error).toBeInstanceOf(CitationInputError)
        }
      }),
      { numRuns: 1_500 },
    )
  })

  it('no text in the shape of BibTeX or RIS throws anything but CitationInputError', () => {
    const piece = fc.constantFrom(
      '@article{',
      '@',
      'key',
      ',',
      'title',
      '=',
      '{',
      '}',
      '"',
      '#',
      '\\',
      '$',
      '%',
      '\n',
      '\\"u',
      '\\textit{',
      'author={A and B}',
      '@string{x="y"}',
      '@comment{',
      'TY  - JOUR\n',
      'ER  - \n',
      'AU  - A, B\n',
      'PY  - 2001/13/45/x\n',
      '\u0000',
      '中',
    )
    fc.assert(
      fc.property(
        fc.constantFrom('@article{a,', 'TY  - BOOK\n', '@book('),
        fc.array(piece, { maxLength: 30 }),
        (start, pieces) => {
          try {
            recognizeInput(start + pieces.join(''))
          } catch (error) {
            expect(error).toBeInstanceOf(CitationInputError)
          }
        },
      ),
      { numRuns: 1_500 },
    )
  })

  it.each([
    ['a'],
    [' '],
    ['\n'],
    ['@'],
    ['@a{'],
    ['\t@'],
    ['{'],
    ['[{'],
    ['<i>'],
    ['<i a='],
    ['&amp;'],
    ['&amp;lt;'],
    ['10.1000/'],
    ['1-'],
    ['TY  - '],
    ['TY  - A\n'],
    ['http://'],
    ['van '],
    [' and '],
    ['# '],
    ['\ud800'],
  ])('a megabyte of %j is answered', (piece) => {
    const long = piece.repeat(Math.ceil(1_000_000 / piece.length))
    for (const input of [
      long,
      `@a{b,c={${long}}}`,
      `TY  - JOUR\nTI  - ${long}`,
      { type: 'book', title: long, authors: long, year: long, pages: long, note: long, doi: long, url: long },
    ]) {
      try {
        recognizeInput(input)
      } catch (error) {
        expect(error).toBeInstanceOf(CitationInputError)
      }
    }
  })
})
