import { readSubject } from '../../../grammar/subject.ts'
import { upperFirst } from '../../../render.ts'
import type { Token } from '../../../token.ts'
import type { EnglishProposer } from '../../scene.ts'
import { countWords, finiteVerbs, hasHardMarks, hasLink, isPronounClause, isSubordinator } from './clause.ts'

const OPENS_SUBJECT = /^(?:this|these|those|the|my|our|their|his|her|its|many|most|people|students|children)$/
const VERB = /^(?:is|are|was|were|has|have|had|will|would|can|could|should|must|may|do|does|did)$/
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
      if (!isStatement(tokens, from, comma)) return []
      const isClause =
        isPronounClause(tokens, comma + 1) || (commas.length === 1 && isNounClause(tokens, comma + 1))
      if (!isClause) return []
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

/** A determiner opens a subject, and an auxiliary its verb: no apposition, no item of a list. */
function isNounClause(tokens: readonly Token[], at: number): boolean {
  if (!OPENS_SUBJECT.test(tokens[at]?.lower ?? '')) return false
  const subject = readSubject(tokens, at)
  return subject !== undefined && !subject.isPronoun && VERB.test(tokens[subject.verb]?.lower ?? '')
}

/** A main clause that is whole: it opens with its subject, has its verb, and hangs on nothing. */
function isStatement(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from]
  if (first === undefined || isSubordinator(first) || countWords(tokens, from, to) < SHORTEST) return false
  const opensPlain =
    isPronounClause(tokens, from) ||
    /^(?:DET|NOUN|PROPN)$/.test(first.pos) ||
    /^(?:my|our|his|her|their|this|that|many|most|some|all|people)$/.test(first.lower)
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
