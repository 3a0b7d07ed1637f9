import type { Draft, Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'

const SENSE =
  /^(?:community|belonging|purpose|unity|pride|security|identity|urgency|ownership|wonder|calm|hope|peace|freedom|joy|loss|relief|responsibility|safety|accomplishment|achievement|independence|unease|dread|nostalgia|direction|stability|awe|adventure|anticipation|comfort|confidence|control|empowerment|excitement|familiarity|fulfillment|harmony|helplessness|hopelessness|isolation|justice|longing|loneliness|loyalty|mystery|normalcy|optimism|pleasure|resilience|respect|satisfaction|serenity|tension|togetherness|tranquility|trust|understanding|warmth|betrayal|camaraderie|curiosity|despair|foreboding|frustration|gratitude|guilt|happiness|melancholy|solidarity|well-being)$/

/** "foster a sense of community" → "foster community". */
export const dropSense: Operation = {
  ...OMISSION,
  id: 'structure.drop-sense',
  reason: 'noun_alone',
  risk: 0.06,
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [sense, of, noun, after] = tokens.slice(at + 1, at + 5)
      if (
        !/^(?:a|the)$/.test(token.lower) ||
        !/^(?:sense|feeling)$/.test(sense?.lower ?? '') ||
        of?.lower !== 'of'
      )
        return []
      const before = tokens[at - 1]
      if (
        !noun ||
        !SENSE.test(noun.lower) ||
        !before ||
        !/^(?:VERB|ADP)$/.test(before.pos) ||
        before.lower === 'with'
      )
        return []
      return after?.pos === 'NOUN' ? [] : [{ start: token.start, end: noun.start, after: '' }]
    })
  },
}

const FELT =
  /^(?:gratitude|pride|loss|unease|relief|joy|wonder|calm|peace|dread|hope|urgency|responsibility|satisfaction|nostalgia|longing|loneliness|despair|frustration|guilt|happiness|melancholy|foreboding|excitement|anticipation|respect|loyalty|optimism|confidence|purpose|sadness|duty|awe)$/

/** "felt a deep sense of gratitude" → "felt deep gratitude". */
export const dropSenseAfterAdjective: Operation = {
  ...OMISSION,
  id: 'structure.drop-sense-after-adjective',
  reason: 'noun_alone',
  risk: 0.06,
  drafts({ sentence: { tokens }, text }) {
    return tokens.flatMap((token, at): Draft[] => {
      const [adjective, sense, of, noun, after] = tokens.slice(at + 1, at + 6)
      const isFrame =
        /^an?$/.test(token.lower) && /^(?:sense|feeling)$/.test(sense?.lower ?? '') && of?.lower === 'of'
      if (!isFrame || !adjective || !noun || !FELT.test(noun.lower) || after?.pos === 'NOUN') return []
      const before = tokens[at - 1]
      if (
        !/^(?:deep|deeper|profound|great|greater|renewed|new|newfound|growing|immense|overwhelming|quiet|strange|mutual|lingering|heightened)$/.test(
          adjective.lower,
        )
      )
        return []
      if (!before || !/^(?:VERB|ADP|AUX)$/.test(before.pos)) return []
      return [
        { start: token.start, end: noun.start, after: `${text.slice(adjective.start, adjective.end)} ` },
      ]
    })
  },
}
