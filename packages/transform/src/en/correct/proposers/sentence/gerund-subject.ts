import { wordList } from '../../../../lexicon/load-lists.ts'
import { inflectVerb } from '../../../grammar/inflect.ts'
import { upperFirst } from '../../../render.ts'
import type { EnglishProposer } from '../../scene.ts'
import { finiteVerbs, hasHardMarks, isPronounClause, isSubordinator } from './clause.ts'

const ACTIONS = wordList('en/correct/proposers/sentence', 'actions')
/** How long such a subject gets, in tokens. */
const LONGEST = 7

/** "Learn languages is fun." → "Learning languages is fun." */
export const gerundSubject: EnglishProposer = {
  id: 'verb-form.gerund-subject',
  propose: ({ sentence: { tokens } }) => {
    const from =
      tokens[0]?.pos === 'SCONJ' || /^(?:because|so|and|but|that)$/.test(tokens[0]?.lower ?? '') ? 1 : 0
    const first = tokens[from]
    if (first === undefined || first.locked || !ACTIONS.has(first.lower) || hasHardMarks(tokens)) return []
    const verb = tokens.findIndex(
      ({ lower }, at) =>
        at > from + 1 &&
        /^(?:is|was|makes|helps|gives|brings|can|has|takes|teaches|allows|means|requires|needs)$/.test(lower),
    )
    if (verb === -1 || verb - from > LONGEST) return []
    const between = tokens.slice(from + 1, verb)
    const isSubject =
      between.every(
        (token, at) =>
          !isSubordinator(token) && !/^[,:;]$/.test(token.text) && !isPronounClause(tokens, from + 1 + at),
      ) && finiteVerbs(tokens, from + 1, verb).length === 0
    // "Let the one who is ill go", "make sure it is on": an order to somebody.
    if (!isSubject || /^(?:sure|that|certain|what|who|it|there|this)$/.test(tokens[verb - 1]?.lower ?? ''))
      return []
    const after = inflectVerb(first.lower, 'VBG')
    return [
      {
        start: first.start,
        end: first.end,
        after: /^\p{Lu}/u.test(first.text) ? upperFirst(after) : after,
        class: 'verb_form',
        code: 'ing_form_here',
        prior: 1.5,
      },
    ]
  },
}
