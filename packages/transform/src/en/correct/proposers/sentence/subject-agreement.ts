import { wordList } from '../../../../lexicon/load-lists.ts'
import { readNounGroup } from '../../../grammar/noun-group.ts'
import { UNSURE_NUMBER } from '../../../grammar/number.ts'
import { skipAdverbs } from '../../../grammar/subject.ts'
import { isWord, type Token } from '../../../token.ts'
import type { EnglishProposer } from '../../scene.ts'

const TO_PLURAL: ReadonlyMap<string, string> = new Map(
  Object.entries({ is: 'are', was: 'were', has: 'have', does: 'do' }),
)
const TO_SINGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({ are: 'is', were: 'was', have: 'has', do: 'does' }),
)
/** Groups of people, which British writers take for plurals, and nouns of one form. */
const COLLECTIVE = wordList('en/correct/proposers/sentence', 'collective')
/** Clauses that begin after these have their subject right behind. */
const OPENERS =
  /^(?:because|that|although|though|while|when|if|whereas|since|unless|think|believe|say|so|but)$/
/** Adjectives, names of peoples and words of measure: their number is that of what is meant. */
const NO_HEAD =
  /^(?:a|an|any|all|some|most|half|none|such|what|which|who|many|more|much|both|one|either|neither|every|each)$/

/** "The price of these things are high." → "… is high.": a verb that agrees with a nearer noun than its subject. */
export const subjectAgreement: EnglishProposer = {
  id: 'agreement.subject',
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, at) => {
      const before = tokens[at - 1]
      const opens = before === undefined || OPENERS.test(before.lower)
      if (!opens || token.name || NO_HEAD.test(token.lower)) return []
      const group = readNounGroup(tokens, at)
      const head = tokens[group?.head ?? -1]
      if (group?.isPlural === undefined || head === undefined || head.pos !== 'NOUN' || head.locked) return []
      if (
        UNSURE_NUMBER.has(head.lower) ||
        COLLECTIVE.has(head.lower) ||
        /ics$/.test(head.lower) ||
        !isPlainGroup(tokens, at, group.to)
      )
        return []
      const verb = tokens[skipAdverbs(tokens, group.to)]
      if (verb === undefined || verb.locked || !isOpenedByWord(tokens, at)) return []
      const after = (group.isPlural ? TO_PLURAL : TO_SINGULAR).get(verb.lower)
      if (after === undefined || isWish(before, verb)) return []
      return [{ start: verb.start, end: verb.end, after, class: 'agreement', code: 'verb_agrees', prior: 2 }]
    }),
}

/** No "and", no number, no name, no comma: the number of the subject is that of its head. */
function isPlainGroup(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(
      ({ lower, pos, text, locked }) =>
        !locked && pos !== 'NUM' && pos !== 'PROPN' && text !== ',' && !/^(?:and|or|nor)$/.test(lower),
    )
}

/** A determiner stands first, or a plural noun: a bare singular may be the tail of something else. */
function isOpenedByWord(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]
  return isWord(first) && /^(?:the|this|that|these|those|my|your|his|her|our|their|its)$/.test(first.lower)
}

/** "if the town were", "that the plan have": no statement. */
function isWish(before: Token | undefined, verb: Token): boolean {
  const isOpen = /^(?:if|though|that)$/.test(before?.lower ?? '')
  return isOpen && /^(?:were|have|do)$/.test(verb.lower)
}
