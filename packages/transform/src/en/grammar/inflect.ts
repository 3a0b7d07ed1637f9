import { wordForms } from '../../lexicon/load-lists.ts'
import { DOUBLING, IRREGULAR_VERBS } from './irregular-verbs.ts'

/** Forms of a verb: base, third person, -ing, past, past participle. */
export type VerbForm = 'VB' | 'VBZ' | 'VBG' | 'VBD' | 'VBN'
export type NounForm = 'NN' | 'NNS'
export type Form = VerbForm | NounForm

const BE: Readonly<Record<VerbForm, readonly string[]>> = {
  VB: ['be'],
  VBZ: ['is'],
  VBG: ['being'],
  VBD: ['was', 'were'],
  VBN: ['been'],
}

/** All spellings of a verb in a form, the preferred one first. `be` has its own table (am and are count as VBZ). */
export function verbForms(base: string, form: VerbForm): readonly string[] {
  if (base === 'be') return BE[form]
  const irregular = IRREGULAR_VERBS.get(base)
  if (form === 'VB') return [base]
  if (form === 'VBZ') return [base === 'have' ? 'has' : addS(base)]
  if (form === 'VBG') return [addIng(base)]
  if (irregular) return form === 'VBD' ? irregular.past : irregular.participle
  return [addEd(base)]
}

export function inflectVerb(base: string, form: VerbForm): string {
  return verbForms(base, form)[0] ?? base
}

const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  wordForms('en/grammar/inflect', 'irregular-plurals').map(([one = '', many = '']) => [one, many]),
)

export function pluralise(noun: string): string {
  return IRREGULAR_PLURALS.get(noun) ?? addS(noun)
}

export function inflectNoun(noun: string, form: NounForm): string {
  return form === 'NNS' ? pluralise(noun) : noun
}

function addS(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word) || /(?:[^aeiou]o)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

function addIng(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`
  return doubles(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}

function addEd(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return doubles(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

function doubles(base: string): boolean {
  if (DOUBLING.has(base)) return true
  return /^[^aeiou]*(?:qu)?[aeiou][^aeiouwxy]$/.test(base)
}

/** Words that begin with a vowel letter but a consonant sound, or the other way round. */
const CONSONANT_SOUND = /^(?:u[-‐‑]|uni(?!n|m(?!od)|de)|us[aeu]|uti|ute|ubiq|eu|ewe|one(?!r)|once|ura|uk\b)/i
const VOWEL_SOUND = /^(?:hour|honest|hono[u]?r|heir)/i
/** Letters by their names: an n-dimensional cube, an x-ray, an s orbital. */
const LETTER_VOWEL = /^[aefhilmnorsx](?:[-‐‑][\p{L}\p{N}]|$)/iu
const SPELLED_VOWEL = /^[AEFHILMNORSX](?:[A-Z]{1,5}s?$|-|\d)/

/** `a` or `an` for what follows, by sound as far as spelling shows it. */
export function articleFor(next: string): 'a' | 'an' {
  const word = next.replace(/^[^\p{L}\p{N}]+/u, '')
  if (/^(?:8|11\b|18\b)/.test(word)) return 'an'
  if (SPELLED_VOWEL.test(word) && word === word.toUpperCase()) return 'an'
  if (/^[A-Z]{2,}\b/.test(word)) return SPELLED_VOWEL.test(word) ? 'an' : 'a'
  if (VOWEL_SOUND.test(word) || LETTER_VOWEL.test(word)) return 'an'
  if (CONSONANT_SOUND.test(word)) return 'a'
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}
