import { isCommonWord } from '../common-words.ts'
import { inflectVerb } from './inflect.ts'
import { IRREGULAR_VERBS } from './irregular-verbs.ts'

const IRREGULAR = new Map<string, string>()
for (const [base, { participle }] of IRREGULAR_VERBS)
  for (const form of participle) if (!IRREGULAR.has(form)) IRREGULAR.set(form, base)

/** The base of a past participle: irregular by table, regular if a frequent word explains it. */
export function participleBase(lower: string): string | undefined {
  const irregular = IRREGULAR.get(lower)
  if (irregular !== undefined) return irregular
  if (!/ed$/.test(lower)) return undefined
  return baseOf(lower, 'VBN', [
    lower.replace(/ied$/, 'y'),
    lower.slice(0, -1),
    lower.slice(0, -2),
    lower.slice(0, -3),
  ])
}

/** The base of an -ing form. */
export function gerundBase(lower: string): string | undefined {
  if (!/ing$/.test(lower) || lower.length < 5) return undefined
  const stem = lower.slice(0, -3)
  return baseOf(lower, 'VBG', [`${stem}e`, stem, stem.slice(0, -1), lower.replace(/ying$/, 'ie')])
}

function baseOf(lower: string, form: 'VBN' | 'VBG', candidates: readonly string[]): string | undefined {
  const fitting = candidates.filter(
    (base) => base.length > 1 && isListed(base) && inflectVerb(base, form) === lower,
  )
  // "casting" is of "cast", not of "caste".
  return fitting.find((base) => IRREGULAR_VERBS.has(base)) ?? fitting[0]
}

function isListed(base: string): boolean {
  return IRREGULAR_VERBS.has(base) || isCommonWord(base)
}
