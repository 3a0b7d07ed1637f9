import { upperFirst } from '../../../render.ts'
import type { Token } from '../../../token.ts'
import type { EnglishProposer } from '../../scene.ts'
import { countWords, finiteVerbs, hasHardMarks, hasLink, isPronounClause, isSubordinator } from './clause.ts'

/** Shorter clauses stand side by side in good prose too: "I came, I saw". */
const SHORTEST = 4

/** "I live in the north, it is cold there." → "I live in the north. It is cold there." */
export const commaSplice: EnglishProposer = {
  id: 'sentence.comma-splice',
  isRanked: false,
  propose: ({ sentence: { tokens } }) => {
    if (hasHardMarks(tokens) || tokens.some(({ text }) => text === '?')) return []
    const commas = tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []))
    return commas.flatMap((comma, index) => {
      const from = (commas[index - 1] ?? -1) + 1
      const to = commas[index + 1] ?? tokens.length
      const next = tokens[comma + 1]
      const mark = tokens[comma]
      if (next === undefined || mark === undefined || next.locked) return []
      if (!isStatement(tokens, from, comma) || !isPronounClause(tokens, comma + 1)) return []
      if (countWords(tokens, comma + 1, to) < SHORTEST || isComment(tokens, comma + 1)) return []
      return [
        {
          start: mark.start,
          end: next.end,
          after: `. ${upperFirst(next.text)}`,
          class: 'sentence',
          code: 'comma_splice',
          prior: 1.5,
        },
      ]
    })
  },
}

/** A main clause that is whole: it opens with its subject, has its verb, and hangs on nothing. */
function isStatement(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from]
  if (first === undefined || isSubordinator(first) || countWords(tokens, from, to) < SHORTEST) return false
  const opensPlain =
    isPronounClause(tokens, from) ||
    /^(?:DET|NOUN|PROPN)$/.test(first.pos) ||
    /^(?:my|our|his|her|their|this|that)$/.test(first.lower)
  // "The way I see it": a clause that hangs on its noun.
  const hasInner =
    !isPronounClause(tokens, from) &&
    tokens.slice(from, to).some((_, at) => isPronounClause(tokens, from + at))
  return (
    opensPlain &&
    !hasInner &&
    from === 0 &&
    finiteVerbs(tokens, from, to).length >= 1 &&
    !hasLink(tokens, from, to)
  )
}

/** "…, I think": a comment on what was said. "…, he said" reports it. */
function isComment(tokens: readonly Token[], at: number): boolean {
  return hasLink(tokens, at + 1, at + 3)
}
