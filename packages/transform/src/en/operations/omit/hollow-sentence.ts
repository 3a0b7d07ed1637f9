import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { contentStems } from '../../grammar/content-words.ts'
import type { Token } from '../../token.ts'
import { type Draft, type Operation, phrase, type Scene } from '../scene.ts'
import { isStatement, newStems, stemsBefore } from './known-words.ts'
import { OMISSION } from './omission.ts'

const SUMMARY = wordList('en/omit/hollow-sentence', 'summary')
const PLEASANTRY =
  /^(?:i hope (?:this|that this|my|the) (?:helps|(?:letter|email|message|note) finds you well|(?:letter|email|message|note) finds you in good (?:health|spirits)(?: and good (?:health|spirits))?)|i hope you (?:are|'re) (?:doing )?well|let me know if you have any (?:other |further |more |additional )?questions|let us know if you have any (?:other |further |more |additional )?questions|i hope this information (?:helps|is helpful|is useful))$/
const ANNOUNCEMENT =
  /^(?:let's|let us) (?:dive in|dive right in|get started|begin|explore (?:this|it|these) further|take a (?:closer )?look|delve (?:deeper|in)(?: into (?:this|it))?)$/
const PRAISE = new RegExp(
  `^(?:this|it|that) (?:is|'s) (?:truly |really |indeed |certainly |such )?an? (?:very |truly |really |incredibly |highly )?${anyOf('en/omit/hollow-sentence', 'praise')}(?: and ${anyOf('en/omit/hollow-sentence', 'second-praise')})? ${anyOf('en/omit/hollow-sentence', 'topics')}(?: to (?:consider|discuss|think about|explore))?$`,
)
/** Share of a summary's content words that may be new, as other wordings of the old ones. */
const MOST_NEW = 0.2
const LEANS_BACK = wordList('en/omit/hollow-sentence', 'leans-back')

/** A sentence with no statement of its own: a courtesy, an announcement, praise of the topic, a repeated summary. */
export const dropHollowSentence: Operation = {
  ...OMISSION,
  id: 'structure.drop-hollow-sentence',
  reason: 'hollow_sentence',
  strength: 5,
  risk: 0.08,
  drafts(scene) {
    const { sentence, text } = scene
    const words = sentence.tokens
      .filter((token) => !/^[.!]$/.test(token.text))
      .reduce(
        (line, token) =>
          line + (line === '' || /^(?:n't|'\p{L}+)$/u.test(token.lower) ? '' : ' ') + token.lower,
        '',
      )
    const isStock = PLEASANTRY.test(words) || ANNOUNCEMENT.test(words) || PRAISE.test(words)
    return isStock || isRepeatedSummary(scene) ? removal(sentence.start, sentence.end, scene, text) : []
  },
}

/** "In summary, uniforms reduce distractions and promote unity", after the paragraphs that said so. */
function isRepeatedSummary({ sentence, text }: Scene): boolean {
  const { tokens } = sentence
  const comma = tokens.slice(0, 5).findIndex((token) => token.text === ',')
  if (comma < 1 || !SUMMARY.has(phrase(text, tokens, 0, comma).toLowerCase())) return false
  const rest = tokens.slice(comma + 1)
  const known = stemsBefore(text, sentence.start)
  if (rest.length < 5 || rest.some(isStatement)) return false
  const stems = new Set(rest.flatMap(({ lower }) => [...contentStems(lower)]))
  return stems.size >= 3 && newStems(rest, known) <= Math.floor(MOST_NEW * stems.size)
}

/** Takes a whole sentence out where another one stands beside it on its line, and nothing leans on it. */
export function removal(start: number, end: number, { next }: Scene, text: string): Draft[] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end)
  const before = text.slice(lineStart, start)
  const after = text.slice(end, lineEnd)
  const follower: Token | undefined = next?.tokens[0]
  if (after.trim() !== '') {
    if (follower === undefined || LEANS_BACK.has(follower.lower)) return []
    return [{ start, end: end + (/^\s+/.exec(after)?.[0].length ?? 0), after: '' }]
  }
  if (before.trim() === '' || !/[.!?]["”’')]*\s*$/.test(before)) return []
  return [{ start: start - (/\s*$/.exec(before)?.[0].length ?? 0), end, after: '' }]
}
