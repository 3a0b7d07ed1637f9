import { wordList } from '../../lexicon/load-lists.ts'
import { isCommonWord } from '../common-words.ts'
import type { Token } from '../token.ts'
import { inflectVerb, type VerbForm } from './inflect.ts'
import { IRREGULAR_VERBS } from './irregular-verbs.ts'
import { gerundBase, participleBase } from './participle.ts'

/** A finite active verb group [from, to): auxiliaries, adverbs, main verb. */
export interface VerbGroup {
  readonly from: number
  readonly to: number
  readonly base: string
  /** Auxiliaries in lower case, in order, without adverbs: [], [can], [has], [is]. */
  readonly auxiliaries: readonly string[]
  readonly adverbs: readonly string[]
  /** Form of the main verb. */
  readonly form: VerbForm
}

const AUXILIARY = wordList('en/grammar/verb-group', 'auxiliary')
const MODAL = wordList('en/grammar/verb-group', 'modal')
const PASTS = new Map(
  [...IRREGULAR_VERBS].flatMap(([base, { past }]) => past.map((form) => [form, base] as const)),
)

/** Reads the verb group at a token; undefined for negated, passive, copular or unclear ones. */
export function readVerbGroup(tokens: readonly Token[], from: number): VerbGroup | undefined {
  const auxiliaries: string[] = []
  const adverbs: string[] = []
  let at = from
  for (; at < tokens.length && at < from + 6; at++) {
    const token = tokens[at] as Token
    if (AUXILIARY.has(token.lower)) auxiliaries.push(token.lower)
    else if (token.pos === 'ADV' && /ly$|^(?:also|often|always|even|further|never)$/.test(token.lower))
      adverbs.push(token.text)
    else break
  }
  const main = tokens[at]
  if (main === undefined || main.locked || main.name || main.pos !== 'VERB') return undefined
  const read = readMain(main.lower, auxiliaries)
  return read && { from, to: at + 1, auxiliaries, adverbs, ...read }
}

function readMain(
  lower: string,
  auxiliaries: readonly string[],
): Pick<VerbGroup, 'base' | 'form'> | undefined {
  const last = auxiliaries.at(-1)
  const of = (base: string | undefined, form: VerbForm) => (base === undefined ? undefined : { base, form })
  if (last === undefined) return readFinite(lower)
  if (auxiliaries.length > 1) return undefined
  if (MODAL.has(last)) return isCommonWord(lower) || IRREGULAR_VERBS.has(lower) ? of(lower, 'VB') : undefined
  if (/^(?:has|have|had)$/.test(last)) return of(participleBase(lower), 'VBN')
  if (/^(?:am|is|are|was|were)$/.test(last)) return of(gerundBase(lower), 'VBG')
  return undefined
}

function readFinite(lower: string): Pick<VerbGroup, 'base' | 'form'> | undefined {
  const irregular = PASTS.get(lower)
  if (irregular !== undefined && irregular !== lower) return { base: irregular, form: 'VBD' }
  if (/ed$/.test(lower)) {
    const base = participleBase(lower)
    return base === undefined ? undefined : { base, form: 'VBD' }
  }
  for (const base of [lower.replace(/s$/, ''), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')])
    if (base !== lower && isVerbBase(base) && inflectVerb(base, 'VBZ') === lower) return { base, form: 'VBZ' }
  return isVerbBase(lower) ? { base: lower, form: 'VB' } : undefined
}

function isVerbBase(lower: string): boolean {
  return IRREGULAR_VERBS.has(lower) || isCommonWord(lower)
}
