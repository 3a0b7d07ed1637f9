import type { Token } from '../../token.ts'
import type { EnglishProposer } from '../scene.ts'
import { deleteToken, insertBefore } from './replace.ts'

const BE = /^(?:am|is|are|was|were|be|been)$/
const FORMS: Readonly<Record<string, readonly string[]>> = {
  i: ['am', 'was'],
  he: ['is', 'was'],
  she: ['is', 'was'],
  it: ['is', 'was'],
  this: ['is', 'was'],
  that: ['is', 'was'],
  we: ['are', 'were'],
  you: ['are', 'were'],
  they: ['are', 'were'],
  there: ['is', 'are', 'was'],
}
const OTHERS = ['is', 'are', 'was', 'were']
const MODAL = /^(?:will|would|can|could|should|may|might|must|to)$/

/** "they going", "it so expensive", "will able": a form of be that is missing. */
export const beMissing: EnglishProposer = {
  id: 'verb-form.missing-be',
  isRanked: true,
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, index) => {
      const previous = tokens[index - 1]
      if (previous === undefined || token.locked || previous.locked || !mayFollowBe(token)) return []
      const forms = MODAL.test(previous.lower)
        ? ['be']
        : (FORMS[previous.lower] ?? (/^(?:NOUN|PROPN|ADV)$/.test(previous.pos) ? OTHERS : []))
      return forms.map((form) =>
        insertBefore(token, form, {
          class: 'verb_form',
          code: 'verb_missing',
          key: `+${form}:${token.pos}:${/ing$/.test(token.lower) ? 'ing' : /ed$/.test(token.lower) ? 'ed' : ''}`,
        }),
      )
    }),
}

/** "I am agree", "would be decrease": a form of be beside a full verb. */
export const beNotNeeded: EnglishProposer = {
  id: 'verb-form.needless-be',
  isRanked: true,
  propose: ({ sentence: { tokens } }) =>
    tokens.flatMap((token, index) => {
      const next = tokens[index + 1]
      if (
        !BE.test(token.lower) ||
        token.locked ||
        index === 0 ||
        !/^(?:VERB|NOUN|ADJ|ADV)$/.test(next?.pos ?? '')
      )
        return []
      const deleted = deleteToken(tokens, index, {
        class: 'verb_form',
        code: 'base_form_here',
        key: `-${token.lower}:${next?.pos}:${/ing$/.test(next?.lower ?? '') ? 'ing' : /ed$/.test(next?.lower ?? '') ? 'ed' : ''}`,
      })
      return deleted === undefined ? [] : [deleted]
    }),
}

function mayFollowBe({ pos, lower }: Token): boolean {
  return (
    /^(?:ADJ|ADV|DET|ADP)$/.test(pos) ||
    (pos === 'VERB' && /(?:ing|ed|en|wn|ne)$/.test(lower)) ||
    lower === 'able'
  )
}
