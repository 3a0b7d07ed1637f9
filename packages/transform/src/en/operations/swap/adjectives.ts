import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { articleFor } from '../../grammar/inflect.ts'
import { isMark, type Token } from '../../token.ts'
import type { Draft, Operation } from '../scene.ts'
import { isCustomaryPair, isShortFirst, isTied } from './order-free.ts'

/** "a safe and healthy diet" → "a healthy and safe diet": two adjectives of one noun or after a form of be. */
export const swapAdjectives: Operation = {
  id: 'structure.swap-adjectives',
  kind: 'coordination_order',
  reason: 'free_order_of_adjectives',
  strength: 2,
  risk: 0.04,
  role: 'even',
  gain: 0,
  scope: 'phrase',
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((and, at): Draft[] => {
      if (and.lower !== 'and') return []
      const [before, left, right, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      if (!before || !left || !right || !isAdjective(left) || !isAdjective(right)) return []
      if (isCustomaryPair(left, right) || isShortFirst(left, right)) return []
      // "an identity, clean and untraceable": set apart, the longer one has the last word.
      if (before.text === ',' && left.text.length < right.text.length) return []
      // "nice and clean": it tells the degree of the other.
      if (/^(?:nice|good|lovely)$/.test(left.lower)) return []
      if (!isBefore(before, tokens[at - 3]) || !isAfter(after, right, tokens[at + 3])) return []
      if (
        (isMark(before) && !closesSentence(before, after)) ||
        /ly$/.test(left.lower) !== /ly$/.test(right.lower)
      )
        return []
      const swapped = `${right.text} ${and.text} ${left.text}`
      if (!/^an?$/.test(before.lower)) return [{ start: left.start, end: right.end, after: swapped }]
      const article = `${before.text[0] ?? ''}${articleFor(right.lower).slice(1)}`
      return [{ start: before.start, end: right.end, after: `${article} ${swapped}` }]
    })
  },
}

/** Shapes that are more often nouns or have a fixed place. */
const NOT_SWAPPED = new RegExp(`ing$|ed$|er$|^${anyOf('en/swap/adjectives', 'not-swapped')}$`)
/** Participles that are plain adjectives. */
const ADJECTIVAL = new RegExp(
  String.raw`^${anyOf('en/swap/adjectives', 'adjectival')}$|^(?:un|dis)\p{L}+(?:ed|ing)$|-(?:ed|\p{L}+ed)$`,
  'u',
)
const OF_A_KIND = wordList('en/swap/adjectives', 'of-a-kind')

function isAdjective(token: Token): boolean {
  return (
    (token.pos === 'ADJ' || (token.pos === 'VERB' && ADJECTIVAL.test(token.lower))) &&
    (!isTied(token) || token.lower === 'relevant') &&
    /^\p{Ll}/u.test(token.text) &&
    (!NOT_SWAPPED.test(token.lower) || OF_A_KIND.has(token.lower) || ADJECTIVAL.test(token.lower))
  )
}

/** ", frail and weak.": adjectives set after their noun. */
function closesSentence(before: Token, after: Token | undefined): boolean {
  return before.text === ',' && after?.text === '.'
}

const LINKING = new RegExp(`^${anyOf('en/swap/adjectives', 'linking-verbs')}$`)

const DEGREE = new RegExp(`^${anyOf('en/swap/adjectives', 'degrees')}$`)

function isBefore(before: Token, beforeThat: Token | undefined): boolean {
  if (before.text === ',') return beforeThat?.pos === 'NOUN'
  if (LINKING.test(before.lower)) return true
  if (DEGREE.test(before.lower)) return before.lower !== 'so' && beforeThat?.lower !== 'the'
  return (
    /^(?:ADP|VERB|DET)$/.test(before.pos) ||
    before.lower === "'s" ||
    /^(?:our|your|their|its|his|her|my)$/.test(before.lower)
  )
}

function isAfter(after: Token | undefined, right: Token, next: Token | undefined): boolean {
  if (after === undefined) return false
  if (isMark(after)) return /^[.,;:)]$/.test(after.text) && next?.pos !== 'ADJ'
  if (after.pos === 'NOUN') return !/^(?:lot|few)$/.test(after.lower)
  return (
    /^(?:when|if|because|while|as|during|throughout|than)$/.test(after.lower) &&
    right.pos === 'ADJ' &&
    after.lower !== 'than'
  )
}
