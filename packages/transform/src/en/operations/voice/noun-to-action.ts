import { anyOf, wordGroups, wordList } from '../../../lexicon/load-lists.ts'
import { OMISSION } from '../omit/omission.ts'
import { type Draft, hasAny, type Operation } from '../scene.ts'

/** Nouns of doing, each with the -ing form that takes the object of its "of" directly. */
const ACTIONS: ReadonlyMap<string, string> = new Map(
  wordGroups('en/voice/noun-to-action', 'actions').map(([noun = '', doing = '']) => [noun, doing]),
)
/** After these an -ing form stands as well as the noun. */
const LINK = wordList('en/voice/noun-to-action', 'link')

const THING_BEFORE_ON = new RegExp(`^${anyOf('en/voice/noun-to-action', 'before-on')}$`)

/** "for the development of new tools" → "for developing new tools". */
export const nounToAction: Operation = {
  ...OMISSION,
  id: 'structure.noun-to-action',
  kind: 'nominalisation',
  reason: 'verb_for_noun',
  purposes: ['even', 'shorten'],
  strength: 4,
  risk: 0.06,
  modes: ['shorten', 'simple'],
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((the, at): Draft[] => {
      const [link, noun, of, object] = [tokens[at - 1], ...tokens.slice(at + 1, at + 4)]
      if (the.lower !== 'the' || !link || !noun || of?.lower !== 'of' || !object) return []
      const action = ACTIONS.get(noun.lower)
      if (action === undefined || noun.locked || !LINK.has(link.lower)) return []
      if (!/^(?:NOUN|ADJ|DET)$/.test(object.pos) || /^(?:all|both|any|each)$/.test(object.lower)) return []
      // "the use of force by the police": who does it is said.
      if (hasAny(tokens, at + 4, at + 9, /^(?:by|between|among)$/)) return []
      // "based on", "impact on the development of": the noun is a thing there, no doing.
      if (THING_BEFORE_ON.test(tokens[at - 2]?.lower ?? '')) return []
      return [{ start: the.start, end: of.end, after: action }]
    })
  },
}
