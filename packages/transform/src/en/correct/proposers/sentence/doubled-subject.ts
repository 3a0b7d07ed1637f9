import { nounPhraseEnds } from '../../../grammar/noun-phrase.ts'
import { isVerbAt, skipAdverbs } from '../../../grammar/subject.ts'
import type { EnglishProposer } from '../../scene.ts'
import { finiteVerbs, hasHardMarks, isSubordinator } from './clause.ts'

const PERSON = /^(?:he|she|they|it)$/

/** "My friend he likes tea." → "My friend likes tea." */
export const doubledSubject: EnglishProposer = {
  id: 'sentence.doubled-subject',
  isRanked: false,
  propose: ({ sentence: { tokens } }) => {
    if (hasHardMarks(tokens) || isSubordinator(tokens[0])) return []
    for (const end of nounPhraseEnds(tokens, 0)) {
      const pronoun = tokens[end]
      const head = tokens[end - 1]
      if (
        pronoun === undefined ||
        head?.pos !== 'NOUN' ||
        head.lower.length < 3 ||
        !PERSON.test(pronoun.lower)
      )
        continue
      const verb = skipAdverbs(tokens, end + 1)
      const isClause = isVerbAt(tokens, verb) && tokens[end]?.locked === false
      // "The man he saw was ill" has two verbs: the pronoun opens a clause of its own.
      if (!isClause || finiteVerbs(tokens, 0, tokens.length).length !== 1) continue
      // "Last year they moved": no subject before the pronoun.
      if (
        /^(?:day|week|month|year|night|morning|evening|time|summer|winter|today|yesterday|way|weekend|season|moment|days|years|times)$/.test(
          head.lower,
        )
      )
        continue
      if (
        !/^(?:DET|NOUN)$/.test(tokens[0]?.pos ?? '') &&
        !/^(?:my|our|his|her|their)$/.test(tokens[0]?.lower ?? '')
      )
        continue
      return [
        {
          start: head.end,
          end: pronoun.end,
          after: '',
          class: 'redundant_word',
          code: 'subject_doubled',
          prior: 2,
        },
      ]
    }
    return []
  },
}
