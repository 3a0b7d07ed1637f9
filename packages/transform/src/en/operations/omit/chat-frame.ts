import { anyOf } from '../../../lexicon/load-lists.ts'
import { isWord, type Token } from '../../token.ts'
import { type Draft, type Operation, opening, type Scene } from '../scene.ts'
import { removal } from './hollow-sentence.ts'

/** What the operations here have in common: a frame of conversation goes, and all that is said stays. */
const FRAME = {
  kind: 'stock_phrase',
  purposes: ['unmark', 'tighten', 'shorten'],
  strength: 3,
  risk: 0.04,
  role: 'stock',
  waives: ['budget', 'echo'],
  gain: 1.2,
  scope: 'phrase',
} as const

const WHOLE = new RegExp(`^${anyOf('en/omit/chat-frame', 'whole-sentence')}$`)
/** A list or a heading follows: there the announcement leads into it. */
const LEADS_INTO_LIST = /^\s*\n\s*(?:[-*•#>|]|\d+[.)]|\*\*)/

/** "I hope this helps!", "Let's dive in.", "I hope this email finds you well.": goes where another sentence stands beside it. */
export const dropChatSentence: Operation = {
  ...FRAME,
  id: 'structure.drop-chat-sentence',
  reason: 'hollow_sentence',
  drafts(scene) {
    const { sentence, text } = scene
    const words = plainWords(sentence.text)
    if (!WHOLE.test(words) || LEADS_INTO_LIST.test(text.slice(sentence.end))) return []
    return removal(sentence.start, sentence.end, scene, text)
  },
}

const BEFORE_COLON = new RegExp(`^${anyOf('en/omit/chat-frame', 'before-colon')}$`)
const LONGEST_FRAME = 6

/** "Here's the thing: I was tired." → "I was tired." */
export const dropColonFrame: Operation = {
  ...FRAME,
  id: 'structure.drop-colon-frame',
  reason: 'opening_only_announces',
  drafts({ sentence: { tokens }, text }) {
    const at = tokens.slice(0, LONGEST_FRAME).findIndex((token) => /^[:—–]$/.test(token.text))
    const [first, mark, next] = [tokens[0], tokens[at], tokens[at + 1]]
    if (at < 2 || first === undefined || mark === undefined || !isOpenWord(next)) return []
    if (!BEFORE_COLON.test(plainWords(text.slice(first.start, mark.start)))) return []
    return [{ start: first.start, end: next.end, after: opening(text.slice(next.start, next.end)) }]
  },
}

const LEVEL_LOW = new RegExp(`\\b${anyOf('en/omit/chat-frame', 'beginners')}\\b`)
const LEVEL_HIGH = new RegExp(`\\b${anyOf('en/omit/chat-frame', 'experts')}\\b`)
const WHETHER = /^whether (?:you(?:'re| are)|it(?:'s| is))\b[^,;:—–?!.]* or [^,;:—–?!.]*$/

/** "Whether you're a beginner or a seasoned cook, …" names everybody: what is said to all needs no such opening. */
export const dropWhetherOpening: Operation = {
  ...FRAME,
  id: 'structure.drop-whether-opening',
  reason: 'empty_stock_opening',
  drafts({ sentence: { tokens, start }, text }) {
    const comma = tokens.findIndex((token) => token.text === ',')
    const [mark, next] = [tokens[comma], tokens[comma + 1]]
    if (mark === undefined || !isOpenWord(next)) return []
    const frame = plainWords(text.slice(start, mark.start))
    if (!WHETHER.test(frame) || !isEverybody(frame) || /^(?:or|and)$/.test(next.lower)) return []
    return [{ start, end: next.end, after: opening(text.slice(next.start, next.end)) }]
  },
}

function isEverybody(frame: string): boolean {
  return LEVEL_LOW.test(frame) && LEVEL_HIGH.test(frame)
}

function isOpenWord(token: Token | undefined): token is Token {
  return token !== undefined && isWord(token) && !token.locked
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.!\s]+$/, '')
    .replace(/\s+/g, ' ')
}

const AIM = new RegExp(`^${anyOf('en/omit/chat-frame', 'aims')}$`)

/** The goal of what follows is said by "is": "The goal is simple: to save." → "The goal is to save." */
export const dropSimpleColon: Operation = {
  ...FRAME,
  id: 'structure.drop-simple-colon',
  reason: 'opening_only_announces',
  drafts({ sentence: { tokens } }: Scene): readonly Draft[] {
    const at = tokens.findIndex((token) => /^[:—–]$/.test(token.text))
    const [verb, quality, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
    const subject = tokens.slice(0, Math.max(0, at - 2))
    if (at < 4 || at > 7 || !/^(?:is|was)$/.test(verb?.lower ?? '') || next?.lower !== 'to') return []
    if (!/^(?:simple|clear|straightforward|obvious)$/.test(quality?.lower ?? '')) return []
    if (!AIM.test(subject.at(-1)?.lower ?? '')) return []
    return [{ start: (quality as Token).start, end: next.start, after: '' }]
  },
}
