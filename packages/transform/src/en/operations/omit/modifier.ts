import { anyOf, wordGroups, wordList } from '../../../lexicon/load-lists.ts'
import { pluralise } from '../../grammar/inflect.ts'
import { isWord, type Token } from '../../token.ts'
import { type Draft, hasAny, type Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'
import { isNegated, SHOWS, withoutWord } from './omit-word.ts'

/** Adjectives, each with the nouns (singular; the plural counts too) that hold it already or gain nothing by it. */
const HELD = wordGroups('en/omit/modifier', 'held')
const STRESSED = new RegExp(`^(?:${anyOf('en/omit/modifier', 'stressed')}|[,-])$`)
const COPULA = wordList('en/omit/modifier', 'copula')

/** "careful consideration" → "consideration", "the overall quality" → "the quality". */
export const dropHeldModifier: Operation = {
  ...OMISSION,
  id: 'structure.drop-held-modifier',
  reason: 'noun_without_adjective',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      const nouns = HELD_SETS.get(token.lower)
      if (nouns === undefined || token.locked || token.name || !next || next.locked || next.name) return []
      if (!before || !nouns.has(next.lower) || STRESSED.test(before.lower) || isNegated(tokens, at, 3))
        return []
      if (after?.pos === 'NOUN' || after?.pos === 'PROPN' || /^[-–]/.test(after?.text ?? '')) return []
      // "is a valuable tool": there the adjective is the statement. So it is where nothing follows: "a unique blend."
      if (/^an?$/.test(before.lower) && COPULA.has(tokens[at - 2]?.lower ?? '')) return []
      if (/^an?$/.test(before.lower) && (after === undefined || !isWord(after) || after.lower === 'and'))
        return []
      if (before.pos === 'ADV' || SHOWS.has(before.lower) || isContrasted(tokens, at)) return []
      if (/^(?:various|different)$/.test(token.lower) && before.pos === 'ADP') return []
      if (token.lower === 'different' && !/^(?:many|several|numerous|multiple|all)$/.test(before.lower))
        return []
      if (COPULA.has(before.lower) || text.slice(token.end, next.start) !== ' ') return []
      return [withoutWord({ tokens, text }, at)]
    })
  },
}

const WANTS = new RegExp(`^${anyOf('en/omit/modifier', 'wants')}$`)

const CONTRASTING = new RegExp(`^${anyOf('en/omit/modifier', 'contrasting')}$`)

/** "needs a deep understanding", "deep rather than broad knowledge": the adjective is what is meant. */
function isContrasted(tokens: readonly Token[], at: number): boolean {
  return hasAny(tokens, Math.max(0, at - 4), at, WANTS) || hasAny(tokens, 0, tokens.length, CONTRASTING)
}

const HELD_SETS = new Map(
  HELD.map(
    ([adjective = '', ...nouns]) =>
      [adjective, new Set(nouns.flatMap((noun) => [noun, pluralise(noun)]))] as const,
  ),
)
