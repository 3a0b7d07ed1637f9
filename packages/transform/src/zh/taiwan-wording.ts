import type { Edit } from '../edit.ts'
import { anyOf } from '../lexicon/load-lists.ts'
import { type Source, type Span, touchesProtected } from '../source.ts'
import { isName } from './names.ts'
import { taiwanWords } from './taiwan.ts'
import { viewSentences, type ZhSentence } from './view.ts'

/** Marks a context that is looked for in the whole text (質量 of stars and particles). */
const WHOLE_TEXT = 'text:'

function joinPatterns(patterns: readonly string[]): RegExp | undefined {
  if (patterns.length === 0) return undefined
  return new RegExp(patterns.map((pattern) => pattern.replace(/^text:/, '')).join('|'), 'gu')
}

const compiled = [...taiwanWords]
  .sort(([a], [b]) => b.length - a.length)
  .map(([mainland, taiwan, ...keep]) => ({
    mainland,
    taiwan,
    keep: joinPatterns(keep.filter((pattern) => !pattern.startsWith(WHOLE_TEXT))),
    keepInText: joinPatterns(keep.filter((pattern) => pattern.startsWith(WHOLE_TEXT))),
  }))

/** Edits that say mainland words the Taiwan way, outside names, quotations and every other protected span. */
export function proposeTaiwanWording(source: Source): Edit[] {
  return viewSentences(source).flatMap((sentence) =>
    compiled.flatMap(({ mainland, taiwan, keep, keepInText }) => {
      const { text, span } = sentence
      if (!text.includes(mainland) || (keepInText && source.text.search(keepInText) !== -1)) return []
      const kept = keep === undefined ? [] : [...text.matchAll(keep)]
      const edits: Edit[] = []
      for (let at = text.indexOf(mainland); at !== -1; at = text.indexOf(mainland, at + 1)) {
        const end = at + mainland.length
        if (kept.some((match) => match.index < end && at < match.index + match[0].length)) continue
        const place = { start: span.start + at, end: span.start + end }
        if (touchesProtected(source, place) || cutsWord(sentence, place)) continue
        if (!isInOwnName(sentence, place)) edits.push(createEdit(place, mainland, taiwan))
      }
      return edits
    }),
  )
}

/** 勇敢的士兵, 體內存在: a word that is begun or ended by another one is chance. */
function cutsWord({ tokens }: ZhSentence, { start, end }: Span): boolean {
  return tokens.some((token) => {
    const overlaps = token.start < end && start < token.end
    const isInside = token.start >= start && token.end <= end
    return overlaps && !isInside && !(token.start <= start && token.end >= end)
  })
}

const OWN_NAME = new RegExp(`^\\p{Script=Han}{0,4}${anyOf('zh/taiwan-wording', 'bodies')}`, 'u')

/** 北京信息科技大學, 中山公交: bodies keep the names they gave themselves. */
function isInOwnName({ tokens, text, span }: ZhSentence, { start, end }: Span): boolean {
  const before = tokens.find((token) => token.end === start)
  if (before === undefined || !isName(before)) return false
  return OWN_NAME.test(text.slice(end - span.start)) || OF_PLACES.test(text.slice(start - span.start))
}

/** Services that bear the name of their town. */
const OF_PLACES = /^(?:公交|地鐵)(?![車路線站專])/u

function createEdit(place: Span, before: string, after: string): Edit {
  return {
    ...place,
    before,
    after,
    kind: 'regional_wording',
    reasons: [{ code: 'taiwan_wording' }],
    ruleId: `taiwan.${before}`,
    strength: 1,
    risk: 0,
    role: 'repair',
    gain: 3 + before.length,
    purposes: ['regional'],
  }
}
