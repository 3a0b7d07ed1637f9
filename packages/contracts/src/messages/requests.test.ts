import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { detectRequest, SOURCE_KINDS } from './detect.ts'
import {
  HUMANIZE_MODES,
  humanizeRequest,
  PARAPHRASE_MODES,
  paraphraseRequest,
  REWRITE_TONES,
  rewriteRequest,
} from './transform.ts'

const ALL = { humanizeRequest, paraphraseRequest, rewriteRequest, detectRequest }
const each = Object.entries(ALL)
const messages = (schema: (typeof ALL)[keyof typeof ALL], body: object) =>
  schema.safeParse(body).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

test('defaults are those of the contract', () => {
  const common = { text: 'a', language: 'auto', personal_terms: [], engine: 'auto' }
  expect(humanizeRequest.parse({ text: 'a' })).toEqual({ ...common, mode: 'reduce-aigc' })
  expect(paraphraseRequest.parse({ text: 'a' })).toEqual({ ...common, mode: 'standard', synonyms_level: 5 })
  expect(rewriteRequest.parse({ text: 'a' })).toEqual({ ...common, tone: 'academic' })
  expect(detectRequest.parse({ text: 'a' })).toEqual({ text: 'a', language: 'auto', source_kind: 'paste' })
})

describe.each(each)('%s', (_, schema) => {
  test('ignores unknown fields', () => {
    expect(schema.parse({ text: 'a', future: { deep: [1] } })).not.toHaveProperty('future')
  })

  test.each([
    [{}, 'text is required: send the text to process'],
    [{ text: null }, 'text must be a string'],
    [{ text: 5 }, 'text must be a string'],
    [{ text: '' }, 'text is empty: send the text to process'],
    [{ text: ' \n\t\u3000' }, 'text is empty: send the text to process'],
    [{ text: 'a\u0000b' }, 'text contains a lone surrogate or a NUL character: send valid Unicode text'],
    [{ text: 'a\ud800' }, 'text contains a lone surrogate or a NUL character: send valid Unicode text'],
    [{ text: '\udc00a' }, 'text contains a lone surrogate or a NUL character: send valid Unicode text'],
  ])('refuses %j and says why', (body, message) => {
    expect(messages(schema, body)).toEqual([message])
  })

  test('keeps any storable text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        fc.pre(text.trim() !== '' && !text.includes('\u0000'))
        expect(schema.parse({ text }).text).toBe(text)
      }),
    )
  })

  test('never throws, whatever the body is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (text, other) => {
        const fields = {
          mode: other,
          tone: other,
          language: other,
          synonyms_level: other,
          personal_terms: other,
        }
        for (const body of [text, { text, ...fields }]) schema.safeParse(body)
      }),
    )
  })
})

describe.each([
  ['mode of humanize', humanizeRequest, 'mode', HUMANIZE_MODES],
  ['mode of paraphrase', paraphraseRequest, 'mode', PARAPHRASE_MODES],
  ['tone of rewrite', rewriteRequest, 'tone', REWRITE_TONES],
  ['source_kind of detect', detectRequest, 'source_kind', SOURCE_KINDS],
] as const)('%s', (_, schema, field, values) => {
  test('is accepted in any case', () => {
    fc.assert(
      fc.property(fc.constantFrom<string>(...values), fc.infiniteStream(fc.boolean()), (value, upper) => {
        const mixed = [...value]
          .map((letter) => (upper.next().value ? letter.toUpperCase() : letter))
          .join('')
        expect(schema.parse({ text: 'a', [field]: mixed })).toHaveProperty(field, value)
      }),
    )
  })

  test.each(['', 'wild', 'constructor', null, 3, ['standard'], `${values[0]} `])(
    'refuses %j and names the allowed values',
    (value) => {
      expect(messages(schema, { text: 'a', [field]: value })).toEqual([
        `${field} must be one of: ${values.join(', ')}`,
      ])
    },
  )
})

describe('synonyms_level', () => {
  test.each([0, 1, 5, 10])('%i is accepted', (synonyms_level) => {
    expect(paraphraseRequest.parse({ text: 'a', synonyms_level }).synonyms_level).toBe(synonyms_level)
  })

  test.each([-1, 11, 5.5, '5', null, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, true])(
    '%j is refused',
    (value) => {
      expect(new Set(messages(paraphraseRequest, { text: 'a', synonyms_level: value }))).toEqual(
        new Set(['synonyms_level must be an integer from 0 to 10']),
      )
    },
  )
})

describe('personal_terms', () => {
  const { maxCount, maxCharacters } = LIMITS.personalTerms
  const terms = (personal_terms: unknown) => messages(rewriteRequest, { text: 'a', personal_terms })

  test('the most terms of the greatest length pass, counted in code points', () => {
    const longest = Array.from({ length: maxCount }, () => '𠮷'.repeat(maxCharacters))
    expect(terms(longest)).toEqual([])
  })

  test.each([
    [
      'a term too many',
      Array.from({ length: maxCount + 1 }, () => 'a'),
      ' has more than 200 terms: send at most 200',
    ],
    [
      'a character too many',
      ['a'.repeat(101)],
      '.0 is longer than 100 characters: shorten it or leave it out',
    ],
    ['an empty term', ['ok', ' '], '.1 is empty: leave it out'],
    ['a number', [1], '.0 must be a string'],
    [
      'a lone surrogate',
      ['\ud800'],
      '.0 contains a lone surrogate or a NUL character: send valid Unicode text',
    ],
    ['a string', 'Leipzig', ' must be an array of strings'],
    ['null', null, ' must be an array of strings'],
  ])('%s is refused', (_, value, message) => {
    expect(terms(value)).toEqual([`personal_terms${message}`])
  })
})
