import { upperFirst } from '../../render.ts'
import type { CorrectionScene, EnglishProposer } from '../scene.ts'

/** A text of so few words and no verb may be a title or a label. */
const FEWEST_WORDS = 3

/** "we went home." → "We went home.": the first letter of a sentence. */
export const capitalAtStart: EnglishProposer = {
  id: 'capitalisation.start',
  isRanked: false,
  propose: ({ sentence, sentences, index }) => {
    const [first] = sentence.tokens
    const previous = sentences[index - 1]
    if (first === undefined || first.locked || !/^\p{Ll}[\p{Ll}'’]*$/u.test(first.text)) return []
    if (sentence.blockKind !== 'paragraph' || /[.)]$/.test(sentence.tokens[1]?.text ?? '')) return []
    // After an ellipsis, a colon or an abbreviation the sentence goes on.
    const goesOn = previous?.block === sentence.block && !/[.!?]["”’)]*$/u.test(previous.text.trimEnd())
    if (goesOn || (previous !== undefined && /(?:\.\.|…|\b\p{L}{1,3}\.)$/u.test(previous.text.trimEnd())))
      return []
    return [
      {
        start: first.start,
        end: first.end,
        after: upperFirst(first.text),
        class: 'capitalisation',
        code: 'capital_at_start',
        prior: 4,
      },
    ]
  },
}

const QUESTION =
  /^(?:what|why|how|when|where|who|which|do|does|did|are|is|was|were|have|has|can|could|would|will|should)$/
const SUBJECT = /^(?:i|you|he|she|it|we|they|there|this|that|your|the|anyone|somebody|people)$/
const AUXILIARY = /^(?:do|does|did|are|is|was|were|have|has|had|can|could|would|will|should)$/

/** Ends in a Latin letter or bracket (what follows in another script has its own marks), or in a quotation that has no stop of its own. */
const UNSTOPPED = /(?:[\p{Script=Latin}\p{N}%)\]]|[\p{Script=Latin}\p{N}]['’”"])$/u

/** "I like it" → "I like it.": the mark at the end of a paragraph of prose. */
export const finalStop: EnglishProposer = {
  id: 'punctuation.final-stop',
  isRanked: false,
  propose: (scene) => {
    const { sentence, sentences, index } = scene
    const isLast = sentences[index + 1]?.block !== sentence.block
    const text = sentence.text.trimEnd()
    if (!isLast || sentence.blockKind !== 'paragraph' || !UNSTOPPED.test(text)) return []
    const words = sentence.tokens.filter(({ pos }) => pos !== 'PUNCT')
    const hasVerb = sentence.tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
    if (words.length < FEWEST_WORDS || !hasVerb || isTitle(scene)) return []
    const at = sentence.start + text.length
    return [
      {
        start: at,
        end: at,
        after: isQuestion(scene) ? '?' : '.',
        class: 'punctuation',
        code: 'final_stop_missing',
        prior: words.length >= 6 ? 3 : 1.5,
      },
    ]
  },
}

/** A question of direct order: a question word or auxiliary, and the subject right behind the auxiliary. */
function isQuestion({ sentence: { tokens } }: CorrectionScene): boolean {
  const first = tokens[0]?.lower ?? ''
  if (!QUESTION.test(first)) return false
  const at = AUXILIARY.test(first) ? 0 : tokens.slice(0, 5).findIndex(({ lower }) => AUXILIARY.test(lower))
  return at !== -1 && SUBJECT.test(tokens[at + 1]?.lower ?? '')
}

/** Most words with a capital. */
function isTitle({ sentence: { tokens } }: CorrectionScene): boolean {
  const words = tokens.filter(({ text }) => /^\p{L}{3,}/u.test(text))
  return words.length > 0 && words.filter(({ text }) => /^\p{Lu}/u.test(text)).length > words.length * 0.6
}
