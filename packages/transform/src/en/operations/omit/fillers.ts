import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { openerEnd } from '../../grammar/opener.ts'
import { isFiniteAux } from '../../grammar/subject.ts'
import { isWord, type Token } from '../../token.ts'
import { type Draft, hasAny, type Operation, opening } from '../scene.ts'
import { newStems, stemsBefore } from './known-words.ts'
import { OMISSION } from './omission.ts'
import { isNegated, withoutWord } from './omit-word.ts'

const ADDING = wordList('en/omit/fillers', 'adding')

/** "Moreover, A." → "A." */
export const dropOpener: Operation = {
  ...OMISSION,
  id: 'structure.drop-opener',
  reason: 'connective_adds_nothing',
  drafts({ sentence: { tokens }, text }) {
    const from = openerEnd(tokens)
    const [first, next] = [tokens[0], tokens[from]]
    if (from === 0 || !first || !next) return []
    const words = text.slice(first.start, (tokens[from - 2] as Token).end).toLowerCase()
    if (!ADDING.has(words)) return []
    return [{ start: first.start, end: next.end, after: opening(text.slice(next.start, next.end)) }]
  },
}

const INTENSIFIER = wordList('en/omit/fillers', 'intensifier')

/** Degrees that a participle can do without: "a truly inspiring talk", "highly skilled staff". */
const BEFORE_PARTICIPLE = wordList('en/omit/fillers', 'before-participle')

/** Measures, of which the degree is a fact. */
const MEASURE = wordList('en/omit/fillers', 'measure')

const NEEDS_INTENSIFIER = new RegExp(`^${anyOf('en/omit/fillers', 'needs-intensifier')}$`)

const HOLDS_INTENSIFIER = new RegExp(`^${anyOf('en/omit/fillers', 'holds-intensifier')}$`)

/** "a very important step" → "an important step", "truly inspiring" → "inspiring". */
export const dropIntensifier: Operation = {
  ...OMISSION,
  id: 'structure.drop-intensifier',
  reason: 'adjective_strong_enough',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next] = [tokens[at - 1], tokens[at + 1]]
      if (!INTENSIFIER.has(token.lower) || !before || !next || token.locked) return []
      const isParticiple =
        BEFORE_PARTICIPLE.has(token.lower) && next.pos === 'VERB' && /(?:ing|ed)$/.test(next.lower)
      if ((next.pos !== 'ADJ' && !isParticiple) || MEASURE.has(next.lower)) return []
      // "societies, especially open ones", "Like, really cleaned it": the adverb carries the aside.
      if (!isWord(before) || (isParticiple && !/^(?:AUX|DET|ADP|CCONJ)$/.test(before.pos))) return []
      if (
        HOLDS_INTENSIFIER.test(before.lower) ||
        NEEDS_INTENSIFIER.test(next.lower) ||
        isNegated(tokens, at, 3)
      )
        return []
      // "particularly stealthy in the dark": a degree that names one case among others.
      if (
        /^(?:particularly|especially)$/.test(token.lower) &&
        (/^(?:an?|being|be|is|are|was|were)$/.test(before.lower) ||
          /^(?:ADP|SCONJ|PART|ADV|ADJ)$/.test(tokens[at + 2]?.pos ?? ''))
      )
        return []
      return text.slice(token.end, next.start) === ' ' ? [withoutWord({ tokens, text }, at)] : []
    })
  },
}

const TAKES_BARE = wordList('en/omit/fillers', 'takes-bare')

/** "They believe that it works" → "They believe it works." before a pronoun. */
export const dropThat: Operation = {
  ...OMISSION,
  id: 'structure.drop-that',
  reason: 'that_not_needed',
  risk: 0.03,
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next, verb] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      if (token.lower !== 'that' || !before || !next || !TAKES_BARE.has(before.lower)) return []
      const isPronoun = /^(?:it|they|we|you|i|he|she)$/.test(next.lower)
      return isPronoun && (isFiniteAux(verb) || verb?.pos === 'VERB')
        ? [{ start: token.start, end: next.start, after: '' }]
        : []
    })
  },
}

/** What a comment speaks of: how much something counts. */
const WORTH = new RegExp(`^${anyOf('en/omit/fillers', 'worth')}$`)
/** A tail with more new words than this says something. */
const MOST_NEW_STEMS = 4
const HOLLOW = wordList('en/omit/fillers', 'hollow')

const ADDS_CONTENT = new RegExp(`^(?:[;:()"“”]|${anyOf('en/omit/fillers', 'adds-content')})$`)

/** "The plan worked, highlighting the importance of care." → "The plan worked." No figure, name or citation is lost. */
export const dropHollowTail: Operation = {
  ...OMISSION,
  id: 'structure.drop-hollow-tail',
  reason: 'tail_only_comments',
  strength: 4,
  risk: 0.08,
  drafts({ sentence: { tokens }, text }) {
    const stop = tokens.at(-1)
    const at = tokens.findLastIndex((token) => HOLLOW.has(token.lower))
    const comma = tokens[at - 1]
    if (at < 5 || comma?.text !== ',' || stop?.text !== '.') return []
    const tail = tokens.slice(at, -1)
    const isHollow =
      newStems(tail, stemsBefore(text, comma.start)) <= MOST_NEW_STEMS &&
      tail.length <= 18 &&
      !tail.some(
        (token) => token.locked || token.name || token.pos === 'NUM' || ADDS_CONTENT.test(token.lower),
      )
    return isHollow && hasAny(tokens, at + 1, at + 5, WORTH)
      ? [{ start: comma.start, end: stop.start, after: '' }]
      : []
  },
}

const EMPHASIS = wordList('en/omit/fillers', 'emphasis')

const HOLDS_EMPHASIS = new RegExp(`^${anyOf('en/omit/fillers', 'before-emphasis')}$`)

const OF_ONES_OWN = new RegExp(`^${anyOf('en/omit/fillers', 'of-ones-own')}$`)

/** "their own homes" → "their homes", "it also helps" → "it helps". */
export const dropFiller: Operation = {
  ...OMISSION,
  id: 'structure.drop-filler',
  reason: 'no_information',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next] = [tokens[at - 1], tokens[at + 1]]
      if (!before || !next || token.locked || text.slice(token.end, next.start) !== ' ') return []
      const isOwn =
        token.lower === 'own' &&
        /^(?:their|our|his|her|its|my|your)$/.test(before.lower) &&
        next.pos === 'NOUN' &&
        !OF_ONES_OWN.test(next.lower)
      const isEmphasis =
        EMPHASIS.has(token.lower) &&
        token.pos === 'ADV' &&
        /^(?:VERB|DET)$/.test(next.pos) &&
        !HOLDS_EMPHASIS.test(before.lower) &&
        !hasAny(tokens, 0, tokens.length, /^(?:only)$/)
      return isOwn || isEmphasis ? [{ start: token.start, end: next.start, after: '' }] : []
    })
  },
}
