import type { ContextModel } from '../../../language-model/context-model.ts'
import type { Token } from '../../token.ts'
import { familyOf } from '../morphology/families.ts'
import { verbReadings } from '../morphology/verbs.ts'
import type { EnglishProposer } from '../scene.ts'
import { isOpen, replaceToken } from './replace.ts'

const BEFORE =
  /^(?:a|an|the|this|that|these|those|my|your|his|her|its|our|their|some|any|no|every|each|many|several|with|of|for|by|without)$/
/** Adverbs that stand before a whole noun group ("a nearly hour"), and adjectives in -ly. */
const SPARED =
  /^(?:only|mainly|mostly|nearly|really|especially|particularly|exactly|possibly|probably|simply|merely|formerly|usually|largely|namely|hardly|truly|roughly|entirely|solely|partly|steadily|randomly|deadly|lively|lowly|likely|unlikely|friendly|costly|daily|weekly|monthly|yearly|early|elderly|lonely|lovely|orderly|timely|heavenly|worldly|scholarly|bodily|earthly)$/
/** ln of how often an adjective stands behind "very" or "more". */
const LEAST_GRADED = 1

/** "a satisfactorily sleep", "the increasingly gap" → "satisfactory", "increasing": an adjective before its noun. */
export function createAdjectiveHere(model: ContextModel): EnglishProposer {
  const isAdjective = (word: string) =>
    /ing$/.test(word) ||
    Math.max(model.frequency(`very ${word}`), model.frequency(`more ${word}`)) > LEAST_GRADED
  return {
    id: 'word-form.adjective',
    propose: ({ sentence: { tokens } }) =>
      tokens.flatMap((token, index) => {
        if (!isOpen(token, index) || !/..ly$/.test(token.lower) || SPARED.test(token.lower)) return []
        if (!BEFORE.test(tokens[index - 1]?.lower ?? '') || !isWholeNoun(tokens, index + 1)) return []
        const adjective = familyOf(token.lower, model).find(
          (word) => isMadeOf(token.lower, word) && isAdjective(word),
        )
        return adjective === undefined
          ? []
          : [replaceToken(token, adjective, { class: 'word_form', code: 'adjective_here', prior: 1.5 })]
      }),
  }
}

function isMadeOf(adverb: string, adjective: string): boolean {
  return [`${adjective}ly`, `${adjective.replace(/y$/, 'i')}ly`, `${adjective}ally`].includes(adverb)
}

/** A noun that is no other word's part: "the widely read book", "a highly skilled man" are whole as they stand. */
function isWholeNoun(tokens: readonly Token[], at: number): boolean {
  const [noun, next] = [tokens[at], tokens[at + 1]]
  if (noun?.pos !== 'NOUN' || /(?:ed|ing|al|ic|ous)$/.test(noun.lower)) return false
  if (verbReadings(noun.lower).some(({ form }) => form === 'VBZ')) return false
  return next === undefined || !/^(?:NOUN|ADJ|PROPN)$/.test(next.pos)
}
