import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { isPluralNoun } from '../../grammar/number.ts'
import { isWord, type Token } from '../../token.ts'
import { type Draft, inner, type Operation, opening, phrase } from '../scene.ts'

const OWNERS = wordList('en/swap/genitive', 'owners')
/** What an owner has: qualities, parts and acts that both forms of the genitive suit. */
const THINGS = wordList('en/swap/genitive', 'things')
const DETERMINER = wordList('en/swap/genitive', 'determiner')

const GENITIVE = { kind: 'genitive', strength: 3, risk: 0.05, scope: 'phrase' } as const

/** Owners that are at home in the possessive, whatever they have. */
const STRONG_OWNERS = wordList('en/swap/genitive', 'strong-owners')
/** Where and how much of a thing something is, and set phrases: no possession. */
const NOT_OWNED = wordList('en/swap/genitive', 'not-owned')
/** "the needs of the community" → "the community's needs". */
export const genitive: Operation = {
  ...GENITIVE,
  id: 'structure.genitive',
  reason: 'possessive_is_shorter',
  role: 'even',
  gain: 0.2,
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      if (token.lower !== 'the') return []
      const behind = tokens.slice(at + 1, at + 4).findIndex(({ lower }) => lower === 'of')
      const of = at + 1 + behind
      const thing = tokens[of - 1]
      if (behind === -1 || thing?.pos !== 'NOUN') return []
      if (of === at + 3 && tokens[at + 1]?.pos !== 'ADJ') return []
      if (isOneOfSeveral(tokens, at)) return []
      const isDetermined = DETERMINER.has(tokens[of + 1]?.lower ?? '')
      const ownerAt = isDetermined ? (tokens[of + 2]?.pos === 'ADJ' ? of + 3 : of + 2) : of + 1
      const owner = tokens[ownerAt]
      if (
        owner?.pos !== 'NOUN' ||
        owner.locked ||
        !owns(owner, thing) ||
        !endsOwner(tokens[ownerAt + 1], tokens[ownerAt + 2])
      )
        return []
      if (!isDetermined && !isPluralNoun(owner.lower)) return []
      const words = inner(text, tokens, of + 1, ownerAt + 1)
      const possessive = `${words}${/s$/.test(owner.lower) && isPluralNoun(owner.lower) ? "'" : "'s"} ${phrase(text, tokens, at + 1, of)}`
      return [
        {
          start: token.start,
          end: owner.end,
          after: token.text === 'The' ? opening(possessive) : possessive,
        },
      ]
    })
  },
}

function owns({ lower: owner }: Token, { lower: thing }: Token): boolean {
  if (THINGS.has(thing)) return OWNERS.has(owner)
  return STRONG_OWNERS.has(owner) && !NOT_OWNED.has(thing) && !/ing$/.test(thing)
}

/** "the success of our economy, and the health of our environment": the pair keeps its pattern. */
function isOneOfSeveral(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 9), at)
  return (
    /^(?:and|or)$/.test(before.at(-1)?.lower ?? '') &&
    before.some(
      ({ lower }, index) =>
        lower === 'the' && before.slice(index, index + 3).some((token) => token.lower === 'of'),
    )
  )
}

const AFTER_OWNER = new RegExp(`^${anyOf('en/swap/genitive', 'after-owner')}$`)

/** Nothing that belongs to the owner alone may follow it. */
function endsOwner(after: Token | undefined, next: Token | undefined): boolean {
  if (after === undefined) return true
  if (after.text === ',' && /^(?:which|who|whose|a|an|the)$/.test(next?.lower ?? '')) return false
  if (!isWord(after)) return !/^['’-]$/.test((after as Token).text)
  return (
    !/^(?:NOUN|PROPN|PRON)$/.test(after.pos) &&
    !AFTER_OWNER.test(after.lower) &&
    !/(?:ing|ed)$/.test(after.lower)
  )
}
