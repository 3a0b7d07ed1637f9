import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { isPluralNoun } from '../../grammar/number.ts'
import { participleBase } from '../../grammar/participle.ts'
import type { Token } from '../../token.ts'
import type { Draft, Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'

/** Adjectives that stand after their noun as well as in a clause. */
const AFTER_NOUN = wordList('en/omit/reduce-relative', 'after-noun')
const PREPOSITION = wordList('en/omit/reduce-relative', 'preposition')

const INDEFINITE = new RegExp(`^${anyOf('en/omit/reduce-relative', 'indefinite')}$`)

/** "people who are responsible for", "films that are similar to" → without the clause. */
export const reduceAdjectiveRelative: Operation = {
  ...OMISSION,
  id: 'structure.reduce-adjective-relative',
  reason: 'adjective_without_clause',
  risk: 0.04,
  modes: ['shorten', 'simple', 'standard'],
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((noun, at): Draft[] => {
      const [link, be, adjective, after] = tokens.slice(at + 1, at + 5)
      if (!link || !be || !adjective || !after || !/^(?:NOUN|PRON)$/.test(noun.pos)) return []
      if (!/^(?:that|which|who)$/.test(link.lower) || !/^(?:is|are|was|were)$/.test(be.lower)) return []
      if (noun.pos === 'PRON' && !INDEFINITE.test(noun.lower)) return []
      // "the number of tests which is equal to": the clause is not about the noun beside it.
      if (noun.pos === 'NOUN' && isPluralNoun(noun.lower) !== /^(?:are|were)$/.test(be.lower)) return []
      if (!AFTER_NOUN.has(adjective.lower) || !PREPOSITION.has(after.lower)) return []
      if (joinsVerb(tokens.slice(at + 5))) return []
      return [{ start: noun.end, end: adjective.start, after: ' ' }]
    })
  },
}

const AFTER_PARTICIPLE = new RegExp(`^${anyOf('en/omit/reduce-relative', 'after-participle')}$`)

const OPENS_REPORT = new RegExp(`^${anyOf('en/omit/reduce-relative', 'opens-report')}$`)

/** ", which was published in 1990," → ", published in 1990,". */
export const reduceLooseRelative: Operation = {
  ...OMISSION,
  id: 'structure.reduce-loose-relative',
  reason: 'participle_without_clause',
  purposes: ['even', 'shorten'],
  risk: 0.05,
  modes: ['shorten', 'simple', 'reduce-both', 'standard'],
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((comma, at): Draft[] => {
      const [noun, link, be, verb, after] = [tokens[at - 1], ...tokens.slice(at + 1, at + 5)]
      if (comma.text !== ',' || !noun || !link || !be || !verb || !after) return []
      if (!/^(?:NOUN|PROPN)$/.test(noun.pos) || !/^(?:which|who)$/.test(link.lower)) return []
      if (!/^(?:is|are|was|were)$/.test(be.lower) || !(isParticiple(verb) || isComparative(verb, after)))
        return []
      if (OPENS_REPORT.test(verb.lower)) return []
      return AFTER_PARTICIPLE.test(after.lower) && !joinsVerb(tokens.slice(at + 5))
        ? [{ start: comma.end, end: verb.start, after: ' ' }]
        : []
    })
  },
}

function isParticiple(token: Token): boolean {
  return participleBase(token.lower) !== undefined
}

/** "which is lower than". */
function isComparative(token: Token, after: Token): boolean {
  return after.lower === 'than' && token.pos === 'ADJ' && /er$/.test(token.lower)
}

/** "who is ready for it and leaves": a second verb would lose its subject. */
function joinsVerb(rest: readonly { readonly lower: string; readonly pos: string }[]): boolean {
  return rest.some(
    ({ lower }, index) =>
      /^(?:and|or|but)$/.test(lower) &&
      rest
        .slice(index + 1, index + 3)
        .some((next) => /^(?:AUX)$/.test(next.pos) || (next.pos === 'VERB' && !/ing$/.test(next.lower))),
  )
}
