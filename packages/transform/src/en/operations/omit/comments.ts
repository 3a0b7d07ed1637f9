import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { isFiniteAux } from '../../grammar/subject.ts'
import { isWord, type Token } from '../../token.ts'
import { type Draft, hasAny, type Operation, opening } from '../scene.ts'
import { OMISSION } from './omission.ts'
import { isNegated, SHOWS, withoutWord } from './omit-word.ts'

const EVALUATIVE = wordList('en/omit/comments', 'evaluative')
const DEGREE = wordList('en/omit/comments', 'degree')

/** "valuable insights" → "insights", "an incredible team" → "a team": praise before a noun. */
export const dropEvaluation: Operation = {
  ...OMISSION,
  id: 'structure.drop-evaluation',
  reason: 'empty_praise',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      if (!EVALUATIVE.has(token.lower) || token.locked || token.name || !before || next?.pos !== 'NOUN')
        return []
      // "a unique perspective on", but not the only word that says something: "It has a unique taste."
      const isAlone =
        /^(?:an?)$/.test(before.lower) &&
        (after === undefined || !isWord(after) || isStatement(tokens[at - 2]))
      if (startsList(tokens, at) || /^(?:some|any)$/.test(before.lower)) return []
      if (DEGREE.has(before.lower) || isAlone || joins(before) || leansOnVerb(before, token)) return []
      if (before.pos === 'ADV' || LIGHT_NOUN.has(next.lower) || SHOWS.has(before.lower)) return []
      return [withoutWord({ tokens, text }, at)]
    })
  },
}

/** Nouns that say little without an adjective. */
const LIGHT_NOUN = wordList('en/omit/comments', 'light-noun')

const BEFORE_STATEMENT = new RegExp(`^${anyOf('en/omit/comments', 'before-statement')}$`)

/** "is a remarkable feat", "as a pivotal figure": there the adjective is the statement. */
function isStatement(before: Token | undefined): boolean {
  return BEFORE_STATEMENT.test(before?.lower ?? '')
}

/** "its outstanding food, inviting rooms and …": every item of the list has its adjective. */
function startsList(tokens: readonly Token[], at: number): boolean {
  const [mark, next] = [tokens[at + 2], tokens[at + 3]]
  return (
    /^(?:,|and|or)$/.test(mark?.text ?? '') && (next?.pos === 'ADJ' || /(?:ing|ed)$/.test(next?.lower ?? ''))
  )
}

function joins(token: Token): boolean {
  return /^(?:and|or|but|,|-)$/.test(token.lower)
}

const LINKING = new RegExp(`^${anyOf('en/omit/comments', 'linking-verbs')}$`)

/** "is unique", "looks amazing" before a noun: the adjective is the statement. */
function leansOnVerb(before: Token, token: Token): boolean {
  return token.lower === 'overall' ? false : LINKING.test(before.lower)
}

const EMPTY_PLURAL = new RegExp(`^${anyOf('en/omit/comments', 'empty-plurals')}$`)

const BEFORE_COUNTED = new RegExp(`^${anyOf('en/omit/comments', 'before-counted')}$`)

/** "various industries" → "industries": a plural says that there are several. */
export const dropVarious: Operation = {
  ...OMISSION,
  id: 'structure.drop-various',
  reason: 'plural_says_it',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next] = [tokens[at - 1], tokens[at + 1]]
      if (token.lower !== 'various' || token.locked || !before || !isWord(before) || joins(before)) return []
      // "seen from various angles", "falls short in various aspects": there it counts.
      if (BEFORE_COUNTED.test(before.lower)) return []
      const noun = next?.pos === 'ADJ' ? tokens[at + 2] : next
      if (noun?.pos !== 'NOUN' || !/[^su']s$/.test(noun.lower) || DEGREE.has(before.lower)) return []
      if (EMPTY_PLURAL.test(noun.lower)) return []
      return [withoutWord({ tokens, text }, at)]
    })
  },
}

const LIGHT_MANNER = wordList('en/omit/comments', 'light-manner')
const KEEPS_ADVERB = new RegExp(`^(?:${anyOf('en/omit/comments', 'keeps-adverb')}|,)$`)

/** "do not have the tools to truly resolve it": a denial reaches far. */
const FARTHEST_DENIAL = 10

const EMPTY_VERB = new RegExp(`^${anyOf('en/omit/comments', 'empty-without-manner')}$`)

const DETERMINER = new RegExp(`^${anyOf('en/omit/comments', 'determiners')}$`)

/** "effectively manage time" → "manage time": manner or emphasis that the verb holds already. */
export const dropManner: Operation = {
  ...OMISSION,
  id: 'structure.drop-manner',
  reason: 'verb_without_adverb',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next] = [tokens[at - 1], tokens[at + 1]]
      if (!LIGHT_MANNER.has(token.lower) || token.locked || !before || next?.pos !== 'VERB') return []
      const isInfinitive = before.lower === 'to'
      if ((KEEPS_ADVERB.test(before.lower) && !isInfinitive) || isNegated(tokens, at, FARTHEST_DENIAL))
        return []
      if (hasAny(tokens, 0, tokens.length, /^(?:rather|instead|passively)$/)) return []
      // "his meticulously crafted plan", "to truly live": nothing is left without it.
      if (DETERMINER.test(before.lower)) return []
      if (EMPTY_VERB.test(next.lower)) return []
      return text.slice(token.end, next.start) === ' '
        ? [{ start: token.start, end: next.start, after: '' }]
        : []
    })
  },
}

const SUBJECT = /^(?:i|we|you|they|he|she)$/

const NOUN_OF_SAYING = new RegExp(`^${anyOf('en/omit/comments', 'nouns-of-saying')}$`)

/** "the book that I bought" → "the book I bought". */
export const dropObjectThat: Operation = {
  ...OMISSION,
  id: 'structure.drop-object-that',
  reason: 'that_not_needed_before_pronoun',
  risk: 0.03,
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, next, verb] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      if (token.lower !== 'that' || before?.pos !== 'NOUN' || !next || !SUBJECT.test(next.lower)) return []
      // Nouns of saying have a clause after them, which may lose its "that" only with luck.
      if (NOUN_OF_SAYING.test(before.lower)) return []
      return isFiniteAux(verb) || verb?.pos === 'VERB'
        ? [{ start: token.start, end: next.start, after: '' }]
        : []
    })
  },
}

const STAGE = wordList('en/omit/comments', 'stage')
const LONGEST_STAGE = 9

/** "Needless to say, it failed." → "It failed.": announcements at the beginning of a sentence. */
export const dropStageDirection: Operation = {
  ...OMISSION,
  id: 'structure.drop-stage-direction',
  reason: 'opening_only_announces',
  drafts({ sentence: { tokens }, text }) {
    const comma = tokens.slice(0, LONGEST_STAGE).findIndex((token) => token.text === ',')
    const [first, last, next] = [tokens[0], tokens[comma - 1], tokens[comma + 1]]
    if (comma < 1 || !first || !last || !next || next.locked || !isWord(next)) return []
    const words = text.slice(first.start, last.end).toLowerCase().replaceAll('’', "'").replace(/\s+/g, '-')
    if (!STAGE.has(words)) return []
    return [{ start: first.start, end: next.end, after: opening(text.slice(next.start, next.end)) }]
  },
}
