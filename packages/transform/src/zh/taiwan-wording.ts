import type { Edit } from '../edit.ts'
import { type Source, touchesProtected } from '../source.ts'
import { taiwanWords } from './taiwan.ts'
import { viewSentences } from './view.ts'

const compiled = [...taiwanWords]
  .sort(([a], [b]) => b.length - a.length)
  .map(([mainland, taiwan, ...keep]) => ({
    mainland,
    taiwan,
    keep: keep.length === 0 ? undefined : new RegExp(keep.join('|'), 'gu'),
  }))

/** Edits that say mainland words the Taiwan way, outside quotations and every other protected span. */
export function proposeTaiwanWording(source: Source): Edit[] {
  return viewSentences(source).flatMap(({ text, span }) =>
    compiled.flatMap(({ mainland, taiwan, keep }) => {
      const kept = keep === undefined ? [] : [...text.matchAll(keep)]
      const edits: Edit[] = []
      for (let at = text.indexOf(mainland); at !== -1; at = text.indexOf(mainland, at + 1)) {
        const end = at + mainland.length
        if (kept.some((match) => match.index < end && at < match.index + match[0].length)) continue
        const place = { start: span.start + at, end: span.start + end }
        if (!touchesProtected(source, place)) edits.push(createEdit(place, mainland, taiwan))
      }
      return edits
    }),
  )
}

function createEdit(place: { start: number; end: number }, before: string, after: string): Edit {
  return {
    ...place,
    before,
    after,
    kind: 'regional_wording',
    reason: 'Taiwan wording.',
    ruleId: `taiwan.${before}`,
    strength: 1,
    risk: 0,
    gain: 3 + before.length,
  }
}
