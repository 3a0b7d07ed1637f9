import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { openerEnd } from '../../grammar/opener.ts'
import { countVerbs } from '../../grammar/subject.ts'
import { isMark, type Token } from '../../token.ts'
import { type Draft, hasAny, type Operation, phrase, type Scene, wordCount } from '../scene.ts'

/** "X isn't just A; it's B": where the halves stand, as indexes into the tokens of one or two sentences. */
interface Halves {
  /** "is", before its "not". */
  readonly verb: number
  /** First word of A, behind "about"; A ends before `joint`. */
  readonly first: number
  readonly joint: number
  /** First word of B, behind "about"; B ends before `end`. */
  readonly second: number
  readonly end: number
  readonly isAbout: boolean
}

/** "not just a lamp": said behind its pair the known part takes the end of the sentence. */
const DEGREE = wordList('en/sentences/contrast-pair', 'degree')
const BE = /^(?:is|are|was|were|['’]s|['’]re)$/
const NOT = /^(?:not|n['’]t)$/
/** Words that open a clause, or an owner whose denial would go with the wrong half. */
const OPENS_CLAUSE = wordList('en/sentences/contrast-pair', 'opens-clause')
const LONGEST_SUBJECT = 10
const LONGEST_FIRST = 12
/** The denied half comes last: behind a long phrase it would seem to go with its last words. */
const LONGEST_SECOND = 11
const LONGEST_SECOND_WITH_VERB = 9
const LONGEST_FIRST_BEHIND_VERB = 5

/** "A budget isn't a restriction; it's a plan." → "A budget is a plan, not a restriction." Nothing said is lost. */
export const contrastPair: Operation = {
  id: 'structure.contrast-pair',
  kind: 'negative_parallelism',
  reason: 'contrast_in_one_sentence',
  purposes: ['unmark', 'tighten', 'shorten', 'even'],
  strength: 4,
  risk: 0.04,
  role: 'stock',
  waives: ['budget', 'echo'],
  gain: 1.5,
  drafts(scene) {
    const tokens = joinedTokens(scene)
    const halves = tokens && readHalves(tokens, scene.sentence.tokens.length)
    if (tokens === undefined || halves === undefined || !areAlike(tokens, halves)) return []
    const draft = turned(scene.text, tokens, halves)
    return goesOn(scene.text.slice(draft.end)) ? [] : [draft]
  },
}

const LEANS = new RegExp(`^${anyOf('en/sentences/contrast-pair', 'leans')}\\b`, 'i')
/** Words of a sentence without a verb, at most: "Instant, brilliant, and loud." */
const FRAGMENT_WORDS = 7

/** Whether the sentence behind the pair says more of its last half: a fragment, or one that opens with "One that". */
function goesOn(rest: string): boolean {
  const sentence = /^[.!][^\S\n]+([^.!?\n]+)/.exec(rest)?.[1]
  if (sentence === undefined) return false
  return LEANS.test(sentence) || sentence.split(/\s+/).length <= FRAGMENT_WORDS
}

/** The words of a sentence and of the one behind it on the same line. */
function joinedTokens({ sentence, next, text }: Scene): readonly Token[] | undefined {
  if (sentence.tokens.length < 4) return undefined
  if (next === undefined || text.slice(sentence.end, next.start).includes('\n')) return sentence.tokens
  return [...sentence.tokens, ...next.tokens]
}

function readHalves(tokens: readonly Token[], sentenceEnd: number): Halves | undefined {
  const opener = /^remember$/.test(tokens[0]?.lower ?? '') && tokens[1]?.text === ',' ? 2 : openerEnd(tokens)
  const from = /^(?:and|but|so|yet)$/.test(tokens[opener]?.lower ?? '') ? opener + 1 : opener
  const verb = tokens.findIndex(
    ({ lower }, at) =>
      at > from && at < sentenceEnd && BE.test(lower) && NOT.test(tokens[at + 1]?.lower ?? ''),
  )
  if (verb === -1 || !isPlainSubject(tokens, from, verb)) return undefined
  const opening = verb + 2
  if (DEGREE.has(tokens[opening]?.lower ?? '')) return undefined
  const isAbout = tokens[opening]?.lower === 'about'
  const first = isAbout ? opening + 1 : opening
  const joint = tokens.findIndex((token, at) => at > first && isMark(token) && token.text !== '-')
  if (joint === -1 || !/^[;,.—–]$/.test(tokens[joint]?.text ?? '')) return undefined
  const isNextSentence = tokens[joint]?.text === '.'
  if (isNextSentence !== (joint === sentenceEnd - 1)) return undefined
  const other = readSecond(tokens, joint + 1, tokens[verb] as Token)
  if (other === undefined) return undefined
  const isAboutToo = tokens[other]?.lower === 'about'
  if (isAbout !== isAboutToo) return undefined
  const second = isAboutToo ? other + 1 : other
  const end = tokens.findIndex((token, at) => at > second && isMark(token) && token.text !== '-')
  const isWhole = /^[.!]$/.test(tokens[end]?.text ?? '') && (isNextSentence || end === sentenceEnd - 1)
  return isWhole ? { verb, first, joint, second, end, isAbout } : undefined
}

const NOT_PLAIN = new RegExp(`^${anyOf('en/sentences/contrast-pair', 'not-plain')}$`)

const NO_PLAIN_START = new RegExp(`^${anyOf('en/sentences/contrast-pair', 'no-plain-start')}$`)

/** Few words without a clause in them: "Plant care", "The question", "What changed". */
function isPlainSubject(tokens: readonly Token[], from: number, verb: number): boolean {
  const isClause = tokens[from]?.lower === 'what'
  if (wordCount(tokens, from, verb) > LONGEST_SUBJECT || verb === from) return false
  if (tokens.slice(from, verb).some(isMark)) return false
  if (hasAny(tokens, from + 1, verb, NOT_PLAIN)) return false
  return (
    !NO_PLAIN_START.test(tokens[from]?.lower ?? '') &&
    (isClause || countVerbs(tokens, tokens[from]?.pos === 'DET' ? from + 2 : from, verb) === 0)
  )
}

/** The place behind "it's", where the pronoun can stand for the subject and the time is the same. */
function readSecond(tokens: readonly Token[], at: number, verb: Token): number | undefined {
  const [pronoun, be, also] = tokens.slice(at, at + 3)
  const isPlural = /^(?:are|were|['’]re)$/.test(verb.lower)
  const fits = isPlural ? /^they$/ : /^(?:it|this|that)$/
  if (!fits.test(pronoun?.lower ?? '') || !BE.test(be?.lower ?? '')) return undefined
  if (/^w/.test(verb.lower) !== /^w/.test(be?.lower ?? '')) return undefined
  return also?.lower === 'also' ? at + 3 : at + 2
}

/** Whether both halves are built alike, and short enough to change places. */
function areAlike(tokens: readonly Token[], { first, joint, second, end, isAbout }: Halves): boolean {
  const [left, right] = [tokens[first], tokens[second]]
  if (left === undefined || right === undefined) return false
  if (NOT.test(right.lower) || hasAny(tokens, first, end, /^(?:not|n't|never|nor|but)$/)) return false
  if (hasAny(tokens, first, joint, PRONOUN) || hasAny(tokens, second, end, PRONOUN)) return false
  // "not only good for us; it's also good for them": the second half goes on with the first.
  if (left.pos === 'ADJ' && left.lower === right.lower) return false
  const isQuestion = /^(?:whether|how|what|why|who|where)$/.test(left.lower)
  const areSame = isQuestion
    ? left.lower === right.lower || !/^whether$/.test(left.lower)
    : shapeOf(left) === shapeOf(right)
  if (!isAbout && !areSame) return false
  if (isQuestion !== /^(?:whether|how|what|why|who|where)$/.test(right.lower)) return false
  const [firstWords, secondWords] = [wordCount(tokens, first, joint), wordCount(tokens, second, end)]
  if (firstWords > LONGEST_FIRST || secondWords > LONGEST_SECOND) return false
  if (isQuestion) return true
  if (tokens.slice(first, end).some(({ lower }) => OPENS_CLAUSE.has(lower))) return false
  return (
    countVerbs(tokens, second, end) === 0 ||
    (secondWords <= LONGEST_SECOND_WITH_VERB && firstWords <= LONGEST_FIRST_BEHIND_VERB)
  )
}

const PRONOUN = new RegExp(`^${anyOf('en/sentences/contrast-pair', 'pronouns')}$`)

const DETERMINER = new RegExp(`^${anyOf('en/sentences/contrast-pair', 'determiners')}$`)

function shapeOf(token: Token): string {
  if (DETERMINER.test(token.lower)) return 'determined'
  // "toys" and "bowls" are read as verbs now and then.
  return token.pos === 'VERB' && /s$/.test(token.lower) ? 'NOUN' : token.pos
}

function turned(text: string, tokens: readonly Token[], halves: Halves): Draft {
  const { verb, first, joint, second, end, isAbout } = halves
  const denied = phrase(text, tokens, first, joint)
  const said = `${isAbout ? 'about ' : ''}${phrase(text, tokens, second, end)}`
  const [start, stop] = [tokens[verb], tokens[end - 1]] as [Token, Token]
  return { start: start.end, end: stop.end, after: ` ${said}, not ${denied}` }
}
