import { anyOf, wordList } from '../lexicon/load-lists.ts'
import { type Form, inflectNoun, inflectVerb, type VerbForm, verbForms } from './grammar/inflect.ts'
import { gerundBase } from './grammar/participle.ts'
import { isWord, type Token } from './token.ts'

export type WordClass = 'V' | 'N' | 'A' | 'R'

const VERB_FORMS: readonly VerbForm[] = ['VB', 'VBZ', 'VBG', 'VBD', 'VBN']
const HAVE = new Set("have has had having 've".split(' '))
const BE = wordList('en/word-form', 'be')
const MARKS_BASE = wordList('en/word-form', 'before-base')
const SUBJECTS = wordList('en/word-form', 'subjects')

/** Every surface form of a lemma in a class; adjectives and adverbs only in the plain form. */
export function surfaceForms(lemma: string, wordClass: WordClass | undefined): string[] {
  const forms: string[] = []
  if (wordClass === 'V' || wordClass === undefined) {
    for (const form of VERB_FORMS) forms.push(...verbForms(lemma, form))
    if (lemma === 'be') forms.push('am', 'are')
  }
  if (wordClass === 'N' || wordClass === undefined) forms.push(lemma, inflectNoun(lemma, 'NNS'))
  if (wordClass === 'A' || wordClass === 'R') forms.push(lemma)
  return [...new Set(forms)]
}

/**
 * `to` inflected as `from` is inflected in the token at `index`; undefined when the form cannot be told and
 * the answer depends on it.
 */
export function inflectLike(parts: {
  readonly tokens: readonly Token[]
  readonly index: number
  readonly from: string
  readonly to: string
}): string | undefined {
  const { tokens, index, from, to } = parts
  const token = tokens[index]
  if (token === undefined) return undefined
  if (token.pos === 'NOUN' || token.pos === 'PROPN') {
    const asNoun = inflectNounLike(token.lower, from, to)
    if (asNoun !== undefined) return asNoun
  }
  const forms = possibleForms(token.lower, from)
  if (forms.length === 0) return inflectNounLike(token.lower, from, to)
  const narrowed = narrowForms(tokens, index, forms)
  if (to === 'be') return inflectToBe(narrowed, leftContext(tokens, index))
  const answers = new Set(narrowed.map((form) => inflectVerb(to, form)))
  return answers.size === 1 ? [...answers][0] : undefined
}

/** `be` for a base form needs its left neighbour, and was/were its subject: only the clear cases are answered. */
function inflectToBe(forms: readonly VerbForm[], left: string | undefined): string | undefined {
  const [form, ...others] = forms
  if (form === undefined || others.length > 0 || form === 'VBD') return undefined
  if (form !== 'VB') return inflectVerb('be', form)
  return left !== undefined && MARKS_BASE.has(left) ? 'be' : left === 'i' ? 'am' : 'are'
}

function inflectNounLike(lower: string, from: string, to: string): string | undefined {
  if (lower === from) return to
  return lower === inflectNoun(from, 'NNS') ? inflectNoun(to, 'NNS') : undefined
}

function possibleForms(lower: string, lemma: string): VerbForm[] {
  if (lemma === 'be') {
    if (lower === 'am' || lower === 'are' || lower === 'be') return ['VB']
    if (lower === 'is') return ['VBZ']
  }
  return VERB_FORMS.filter((form) => verbForms(lemma, form).includes(lower))
}

/** Tells base from past (put, set) and past from participle (-ed) by what stands to the left. */
function narrowForms(tokens: readonly Token[], index: number, forms: VerbForm[]): VerbForm[] {
  if (forms.length < 2) return forms
  const left = leftContext(tokens, index)
  if (forms.includes('VB') && left !== undefined && MARKS_BASE.has(left)) return ['VB']
  if (left !== undefined && (HAVE.has(left) || BE.has(left)) && forms.includes('VBN')) return ['VBN']
  if (left !== undefined && SUBJECTS.has(left) && forms.includes('VBD') && !forms.includes('VB'))
    return ['VBD']
  if (forms.includes('VBD') && !forms.includes('VB') && isPastPlace(tokens, index)) return ['VBD']
  return forms
}

const AFTER_PAST = new RegExp(`^${anyOf('en/word-form', 'after-past')}$`)

/** A noun before and an object or clause after: "the test showed that", never a participle. */
function isPastPlace(tokens: readonly Token[], index: number): boolean {
  const previous = tokens[index - 1]
  const next = tokens[index + 1]
  const hasSubject = previous?.pos === 'NOUN' || previous?.pos === 'PROPN' || previous?.pos === 'PRON'
  return (
    hasSubject && next !== undefined && (/^(?:DET|PRON|ADJ)$/.test(next.pos) || AFTER_PAST.test(next.lower))
  )
}

/** The nearest word to the left that is no adverb. */
function leftContext(tokens: readonly Token[], index: number): string | undefined {
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at]
    if (!isWord(token)) return undefined
    if (token.pos === 'ADV' || token.lower === 'not' || token.lower === "n't") {
      if (token.lower === "n't" || token.lower === 'not') continue
      continue
    }
    return token.lower
  }
  return undefined
}

/** A verb or noun put into a given form; the lemma must explain the surface, or the answer is undefined. */
export function reinflect(token: Token, lemma: string, form: Form): string | undefined {
  if (form === 'NN' || form === 'NNS') return inflectNoun(lemma, form)
  // A gerund that the tagger calls a noun is its own lemma.
  const base = lemma === token.lower && form !== 'VBG' ? (gerundBase(lemma) ?? lemma) : lemma
  if (base.length > 5 && base.endsWith('ing')) return undefined
  return possibleForms(token.lower, base).length === 0 ? undefined : inflectVerb(base, form)
}
