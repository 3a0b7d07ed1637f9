import { wordList } from '../../../lexicon/load-lists.ts'
import { readSubject } from '../../grammar/subject.ts'
import type { Draft, Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'

const SPEAKERS = /^(?:i|we|you|they|he|she)$/
const OPINION = wordList('en/omit/clause-that', 'opinion')
const SURE = wordList('en/omit/clause-that', 'sure')

/** "I believe that the plan works" → "I believe the plan works"; "I'm glad that it works". */
export const dropClauseThat: Operation = {
  ...OMISSION,
  id: 'structure.drop-clause-that',
  reason: 'that_not_needed',
  risk: 0.04,
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, speaker, next] = [tokens[at - 1], tokens[at - 2], tokens[at + 1]]
      if (token.lower !== 'that' || !before || !speaker || !next || next.locked) return []
      const isOpinion = OPINION.has(before.lower) && SPEAKERS.test(speaker.lower)
      const isSure =
        SURE.has(before.lower) && /^(?:am|is|are|was|were|'m|'re|'s|be|feel)$/.test(speaker.lower)
      if (!isOpinion && !isSure) return []
      if (tokens.slice(at + 1).some(({ lower }, index) => index > 2 && lower === 'that')) return []
      const subject = readSubject(tokens, at + 1)
      return subject !== undefined && subject.verb - at < 7
        ? [{ start: token.start, end: next.start, after: '' }]
        : []
    })
  },
}

/** "the tasks that students face" → "the tasks students face". */
export const dropObjectThatBeforeNoun: Operation = {
  ...OMISSION,
  id: 'structure.drop-object-that-before-noun',
  reason: 'that_not_needed_before_subject',
  risk: 0.05,
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [before, subject, verb, after] = [tokens[at - 1], ...tokens.slice(at + 1, at + 4)]
      if (!/^(?:that|which)$/.test(token.lower) || before?.pos !== 'NOUN' || !subject || !verb || !after)
        return []
      if (
        subject.locked ||
        !/^(?:students|people|children|teachers|users|parents|workers|employees|companies|customers|patients|many|humans|individuals|women|men|everyone|consumers)$/.test(
          subject.lower,
        )
      )
        return []
      if (
        !/^(?:face|faced|need|want|use|used|love|make|made|enjoy|have|find|bring|see|share|create|created|experience|learn|get|take|took|built|produce|wear|buy|value|encounter)$/.test(
          verb.lower,
        )
      )
        return []
      return /^(?:\.|,|in|at|on|when|during|every|from|to|for|with|as)$/.test(after.lower)
        ? [{ start: token.start, end: subject.start, after: '' }]
        : []
    })
  },
}
