import type { Source } from '../source.ts'
import { type CollocatePlace, collocateOf } from './collocates.ts'
import { compilePattern } from './pattern.ts'
import type { ZhGuard } from './rule.ts'
import { readAsSimplified } from './script.ts'
import { tokensIn, type ZhSentence } from './view.ts'

/** A match of a rule's pattern, with offsets into the whole text. */
export interface ZhMatch {
  readonly start: number
  readonly end: number
  readonly groups: readonly { readonly start: number; readonly end: number }[]
}

export type GuardCheck = (sentence: ZhSentence, match: ZhMatch) => boolean

/** Turns a guard as data into a check; contexts are compiled once. */
export function compileGuard(guard: ZhGuard): GuardCheck {
  if ('prev' in guard) return matchesPrevious(guard.prev, true)
  if ('notPrev' in guard) return matchesPrevious(guard.notPrev, false)
  if ('next' in guard) return matchesNext(guard.next, true)
  if ('notNext' in guard) return matchesNext(guard.notNext, false)
  if ('inSentence' in guard) return inSentence(guard.inSentence, true)
  if ('notInSentence' in guard) return inSentence(guard.notInSentence, false)
  if ('inText' in guard) return inText(guard.inText, true)
  if ('notInText' in guard) return inText(guard.notInText, false)
  if ('collocate' in guard) return goesWith(guard.collocate, guard.words)
  if ('group' in guard) return groupTags(guard.group, guard.tags)
  if ('tag' in guard) return tagAt('first', guard.tag, true)
  if ('prevTag' in guard) return tagAt('previous', guard.prevTag, true)
  if ('notPrevTag' in guard) return tagAt('previous', guard.notPrevTag, false)
  if ('nextTag' in guard) return tagAt('next', guard.nextTag, true)
  if ('notNextTag' in guard) return tagAt('next', guard.notNextTag, false)
  if ('at' in guard) return POSITIONS[guard.at]
  return () => true
}

function matchesPrevious(source: string, wanted: boolean): GuardCheck {
  const pattern = compilePattern(`(?:${source})$`)
  return ({ span, source: { text } }, { start }) => pattern.test(text.slice(span.start, start)) === wanted
}

function matchesNext(source: string, wanted: boolean): GuardCheck {
  const pattern = compilePattern(`^(?:${source})`)
  return ({ span, source: { text } }, { end }) => pattern.test(text.slice(end, span.end)) === wanted
}

function inSentence(source: string, wanted: boolean): GuardCheck {
  const pattern = compilePattern(source)
  const has = oncePer((sentence: ZhSentence) => pattern.test(sentence.text))
  return (sentence) => has(sentence) === wanted
}

function inText(pattern: string, wanted: boolean): GuardCheck {
  const compiled = compilePattern(pattern)
  const has = oncePer((source: Source) => compiled.test(source.text))
  return ({ source }) => has(source) === wanted
}

/** A question about a whole sentence or text is asked at every match in it, and answered once. */
function oncePer<Whole extends object>(ask: (whole: Whole) => boolean): (whole: Whole) => boolean {
  const answers = new WeakMap<Whole, boolean>()
  return (whole) => {
    const known = answers.get(whole)
    if (known !== undefined) return known
    const answer = ask(whole)
    answers.set(whole, answer)
    return answer
  }
}

function goesWith(place: CollocatePlace, words: readonly string[]): GuardCheck {
  const known = new Set(words.map(readAsSimplified))
  return ({ tokens }, { start, end }) => {
    const index = tokens.findIndex((token) => token.start === start && token.end === end)
    const word = index === -1 ? undefined : collocateOf(tokens, index, place)
    return word !== undefined && known.has(word)
  }
}

function groupTags(group: number, tags: readonly string[]): GuardCheck {
  return (sentence, match) => {
    const span = match.groups[group - 1]
    if (span === undefined) return false
    const tokens = tokensIn(sentence, span)
    const covered = tokens.reduce((sum, token) => sum + token.text.length, 0)
    return covered === span.end - span.start && tokens.every((token) => hasTag(token.tag, tags))
  }
}

function tagAt(place: 'first' | 'previous' | 'next', tags: readonly string[], wanted: boolean): GuardCheck {
  return ({ tokens }, { start, end }) => {
    const token = tokens.find((candidate) => {
      if (place === 'first') return candidate.start === start
      return place === 'previous' ? candidate.end === start : candidate.start === end
    })
    return hasTag(token?.tag ?? EDGE_TAG, tags) === wanted
  }
}

/** The edge of a sentence counts as a punctuation mark. */
const EDGE_TAG = 'x'

function hasTag(tag: string, tags: readonly string[]): boolean {
  return tags.some((prefix) => tag.startsWith(prefix))
}

/** Nothing, or line breaks pasted as the letters `\n`. */
const PASTED_BREAKS = /^(?:\\n|\s)*$/

const POSITIONS: Readonly<Record<'sentence' | 'clause' | 'clause-end' | 'list-free', GuardCheck>> = {
  sentence: ({ span, text }, { start }) => PASTED_BREAKS.test(text.slice(0, start - span.start)),
  clause: ({ span, clauses }, { start }) =>
    start === span.start || clauses.some((clause) => clause.start === start),
  'clause-end': ({ span, clauses }, { end }) =>
    end === span.end || clauses.some((clause) => clause.end === end),
  'list-free': ({ span }) => span.blockKind !== 'list_item',
}
