import type { ContextModel } from '../../../language-model/context-model.ts'
import { familyOf } from '../morphology/families.ts'
import type { EnglishProposer } from '../scene.ts'
import { isOpen, replaceToken } from './replace.ts'

/** "drive careful", "a happily child", "the important of sleep": another word of the same family. */
export function createWordFormProposer(model: ContextModel): EnglishProposer {
  return {
    id: 'word-form.other',
    isRanked: true,
    propose: ({ sentence: { tokens } }) =>
      tokens.flatMap((token, index) => {
        if (!isOpen(token, index) || token.lower.length < 3 || !/^(?:ADJ|ADV|NOUN|VERB)$/.test(token.pos))
          return []
        // "is preparing", "is prepared": forms of one verb, which its own proposer weighs.
        const isForm = token.pos === 'VERB' && /(?:ing|ed)$/.test(token.lower)
        const others = familyOf(token.lower, model).filter((word) => !isForm || !/(?:ing|ed)$/.test(word))
        return others.map((word) =>
          replaceToken(token, word, {
            class: 'word_form',
            code: /ly$/.test(word)
              ? 'adverb_here'
              : /ly$/.test(token.lower)
                ? 'adjective_here'
                : 'word_form_here',
            key: `${endingOf(token.lower)}>${endingOf(word)}:${token.pos}`,
          }),
        )
      }),
  }
}

function endingOf(word: string): string {
  return /(?:ly|ness|ce|ful|al|ic|ion|ment|ive|ous|ity|ed|ing|er|th|y|t|e)$/.exec(word)?.[0] ?? ''
}
