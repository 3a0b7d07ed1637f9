import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { isFiniteAux } from '../../grammar/subject.ts'
import type { Draft, Operation } from '../scene.ts'

const EXPANSION = {
  kind: 'expansion',
  strength: 2,
  risk: 0.03,
  role: 'even',
  gain: 0.5,
  scope: 'phrase',
  modes: ['expand'],
} as const

const TAKES_THAT = wordList('en/omit/insert-that', 'takes-that')
const SUBJECT = wordList('en/omit/insert-that', 'subject')
const REPORTERS = /^(?:NOUN|PROPN|PRON|ADV|AUX|PART|VERB)$/

const IN_CLAUSE = new RegExp(`^${anyOf('en/omit/insert-that', 'in-clause')}$`)

/** "They believe it works" → "They believe that it works." before a pronoun and its verb. */
export const insertThat: Operation = {
  ...EXPANSION,
  id: 'structure.insert-that',
  reason: 'that_marks_clause',
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, subject, verb] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
      if (!TAKES_THAT.has(token.lower) || token.locked || !before || !subject || !REPORTERS.test(before.pos))
        return []
      // "as they say it is", "what you think it means": a "that" would break the clause.
      const isHeld = tokens.slice(Math.max(0, at - 6), at).some(({ lower }) => IN_CLAUSE.test(lower))
      // "the best one I think I had": the verb stands in a relative clause.
      const isRelative = before.pos === 'PRON' && /^(?:NOUN|PROPN|NUM)$/.test(tokens[at - 2]?.pos ?? '')
      const isClause =
        isFiniteAux(verb) || (verb?.pos === 'VERB' && /^(?:i|they|we|you|he|she)$/.test(subject.lower))
      if (
        !SUBJECT.has(subject.lower) ||
        isHeld ||
        isRelative ||
        !isClause ||
        text.slice(token.end, subject.start) !== ' '
      )
        return []
      return [{ start: token.start, end: token.end, after: `${token.text} that` }]
    })
  },
}
