import type { CorrectionProposal } from '../../../correct/proposal.ts'
import type { ContextModel } from '../../../language-model/context-model.ts'
import { wordList } from '../../../lexicon/load-lists.ts'
import type { Token } from '../../token.ts'
import { pluralOf, singularOf } from '../morphology/nouns.ts'
import { verbReadings } from '../morphology/verbs.ts'
import { isCountedSingular } from '../rank/countability.ts'
import type { EnglishProposer } from '../scene.ts'
import { isOpen, replaceToken } from './replace.ts'

const ONE_NUMBER = wordList('en/correct/proposers/noun-number', 'one-number')
const TO_PLURAL =
  /^(?:many|several|various|numerous|few|fewer|these|those|two|three|four|five|six|seven|eight|nine|ten|countless)$/
/** Nouns of quantity: what follows their "of" is counted in the plural. */
const QUANTITY = /^(?:number|numbers|variety|couple|hundreds|thousands|millions|dozens|range|series|one)$/
const TO_SINGULAR = /^(?:a|an|each|every|another)$/
/** Plurals that stand behind "a" and "every" for a reason of their own. */
const ALLOWED_PLURALS =
  /^(?:lots|means|series|species|days|weeks|months|years|hours|minutes|times|miles|dollars|pounds|metres|meters|percent|headquarters|crossroads|works|barracks|politics|savings|links|needs|uses|lives|minds)$/
/** Words that follow a whole noun group: the noun before them is its head. */
const ENDS_GROUP = /^(?:ADP|AUX|CCONJ|PUNCT|SCONJ|VERB|PRON)$/
/** "a few days", "those taking part": no adjectives. */
const NO_ADJECTIVE = /^(?:few|little|many|dozen|couple|further|more|next|past|last|.+ing)$/
const LONGEST = 3

/** "many new student", "a number of tourist", "another countries", "a weeds": a noun in the number its determiner asks for. */
export function createDeterminedNumber(model: ContextModel): EnglishProposer {
  return {
    id: 'noun-number.determined',
    isRanked: false,
    propose: ({ sentence: { tokens } }) =>
      tokens.flatMap((token, index) => {
        if (token.locked) return []
        const isQuantity = token.lower === 'of' && isQuantityAt(tokens, index - 1)
        const from = isQuantity && isDeterminer(tokens[index + 1]) ? index + 2 : index + 1
        if (isQuantity || (TO_PLURAL.test(token.lower) && !isAfterQuantifier(tokens, index)))
          return many(tokens, headAt(tokens, from), model)
        if (/^th(?:is|at)$/.test(token.lower)) return these(tokens, index)
        return TO_SINGULAR.test(token.lower) ? one(tokens, headAt(tokens, index + 1), token) : []
      }),
  }
}

function many(tokens: readonly Token[], at: number | undefined, model: ContextModel): CorrectionProposal[] {
  const noun = tokens[at ?? -1]
  if (at === undefined || !isOpen(noun, at) || !isCountedSingular(noun.lower, model)) return []
  const plural = ONE_NUMBER.has(noun.lower) ? undefined : pluralOf(noun.lower)
  if (plural === undefined) return []
  return [replaceToken(noun, plural, { class: 'noun_number', code: 'noun_singular_plural', prior: 2 })]
}

function one(tokens: readonly Token[], at: number | undefined, determiner: Token): CorrectionProposal[] {
  const noun = tokens[at ?? -1]
  if (at === undefined || !isOpen(noun, at) || ALLOWED_PLURALS.test(noun.lower) || ONE_NUMBER.has(noun.lower))
    return []
  const singular = singularOf(noun.lower)
  // "a runs test", "every sees": a verb's form, or a name for something else.
  const next = tokens[at + 1]
  if (singular === undefined || /^(?:of|up|like)$/.test(next?.lower ?? '')) return []
  if (verbReadings(noun.lower).length > 0 && !/^(?:PUNCT|AUX|CCONJ)$/.test(next?.pos ?? 'PUNCT')) return []
  const wanted = /^(?:a|an)$/.test(determiner.lower) && tokens[at - 1] === determiner ? /^[aeiou]/ : undefined
  if (wanted !== undefined && wanted.test(singular) !== wanted.test(noun.lower)) return []
  return [replaceToken(noun, singular, { class: 'noun_number', code: 'noun_singular', prior: 1.5 })]
}

/** "at this sums of money" → "these sums". "This means …" is a verb, unless a preposition governs it. */
function these(tokens: readonly Token[], index: number): CorrectionProposal[] {
  const [before, determiner, noun, next] = tokens.slice(Math.max(0, index - 1), index + 3)
  if (
    index === 0 ||
    determiner === undefined ||
    before === undefined ||
    !isOpen(noun, index + 1) ||
    noun.pos !== 'NOUN'
  )
    return []
  if (singularOf(noun.lower) === undefined || ONE_NUMBER.has(noun.lower) || ALLOWED_PLURALS.test(noun.lower))
    return []
  const isGoverned = before.pos === 'ADP' && determiner.lower === 'this'
  if (!isGoverned || !ENDS_GROUP.test(next?.pos ?? 'PUNCT')) return []
  return [replaceToken(determiner, 'these', { class: 'agreement', code: 'noun_singular_plural', prior: 2 })]
}

/** The one noun behind a determiner and at most two adjectives, where the group ends with it. */
function headAt(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < Math.min(tokens.length, from + LONGEST); at++) {
    const token = tokens[at] as Token
    if (token.pos === 'NOUN') {
      const next = tokens[at + 1]
      const isHead = next === undefined || (ENDS_GROUP.test(next.pos) && !/^['’-]/.test(next.text))
      // "these work", "both matter": as likely the verb.
      const isVerb =
        at === from &&
        verbReadings(token.lower).length > 0 &&
        !/^(?:AUX|ADP|PUNCT)$/.test(next?.pos ?? 'PUNCT')
      return isHead && !isVerb ? at : undefined
    }
    if (token.pos !== 'ADJ' || NO_ADJECTIVE.test(token.lower)) return undefined
  }
  return undefined
}

function isQuantityAt(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? ''
  if (word === 'one') return isDeterminer(tokens[at + 2])
  return QUANTITY.test(word) && word !== 'series' && word !== 'range'
}

function isDeterminer(token: Token | undefined): boolean {
  return /^(?:the|my|our|their|his|her|its|your|these|those)$/.test(token?.lower ?? '')
}

/** "a few", "one of two", "not many a": other groups. */
function isAfterQuantifier(tokens: readonly Token[], index: number): boolean {
  return (
    /^(?:-|of)$/.test(tokens[index - 1]?.text ?? '') || /^(?:a|an|-)$/.test(tokens[index + 1]?.lower ?? '')
  )
}
