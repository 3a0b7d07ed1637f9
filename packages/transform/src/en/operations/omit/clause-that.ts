import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { readSubject } from '../../grammar/subject.ts'
import type { Draft, Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'

const SPEAKERS = /^(?:i|we|you|they|he|she)$/
const OPINION = wordList('en/omit/clause-that', 'opinion')
const SURE = wordList('en/omit/clause-that', 'sure')

const FEELS = new RegExp(`^${anyOf('en/omit/clause-that', 'feels')}$`)

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
      const isSure = SURE.has(before.lower) && FEELS.test(speaker.lower)
      if (!isOpinion && !isSure) return []
      if (tokens.slice(at + 1).some(({ lower }, index) => index > 2 && lower === 'that')) return []
      const subject = readSubject(tokens, at + 1)
      return subject !== undefined && subject.verb - at < 7
        ? [{ start: token.start, end: next.start, after: '' }]
        : []
    })
  },
}

const PLAIN_VERB = new RegExp(`^${anyOf('en/omit/clause-that', 'bare-verbs')}$`)

const PEOPLE = new RegExp(`^${anyOf('en/omit/clause-that', 'plural-people')}$`)

const AFTER_RELATIVE = new RegExp(`^(?:\\.|,|${anyOf('en/omit/clause-that', 'after-relative')})$`)

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
      if (subject.locked || !PEOPLE.test(subject.lower)) return []
      if (!PLAIN_VERB.test(verb.lower)) return []
      return AFTER_RELATIVE.test(after.lower) ? [{ start: token.start, end: subject.start, after: '' }] : []
    })
  },
}
