import type { CorrectionProposal } from '../../../../correct/proposal.ts'
import type { EnglishSentence } from '../../../token.ts'
import type { CorrectionScene, EnglishProposer } from '../../scene.ts'

interface Slip {
  readonly pattern: RegExp
  readonly after: (match: RegExpMatchArray) => string
  readonly code: 'spacing' | 'doubled_mark'
}

/** Marks run together, doubled or set apart; each pattern takes in no letter that it changes. */
const SLIPS: readonly Slip[] = [
  { pattern: /(?<=\p{Ll}{2}),(?=\p{L}{2})/gu, after: () => ', ', code: 'spacing' },
  { pattern: /(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll}+\s+\p{Ll})/gu, after: () => '. ', code: 'spacing' },
  { pattern: /(?<=\p{Ll}{3})([!?;])(?=\p{L}{2})/gu, after: ([mark]) => `${mark} `, code: 'spacing' },
  { pattern: /(?<=\p{L}{2}) +([,.])(?=\s|$)/gu, after: ([, mark = '']) => mark, code: 'spacing' },
  { pattern: /(?<=\p{L}{2}) +,(?=\p{L})/gu, after: () => ', ', code: 'spacing' },
  { pattern: /(?<=\p{L}),\s*,+/gu, after: () => ',', code: 'doubled_mark' },
  { pattern: /(?<=\p{L}{2})\.\.(?!\.)(?=\s|$)/gu, after: () => '.', code: 'doubled_mark' },
  { pattern: /(?<=\p{L}),\.(?=\s|$)/gu, after: () => '.', code: 'doubled_mark' },
  { pattern: /(?<=\p{L})!\.(?=\s|$)/gu, after: () => '!', code: 'doubled_mark' },
  { pattern: /(?<=\p{L})\?\.(?=\s|$)/gu, after: () => '?', code: 'doubled_mark' },
]

/** "word,word", "end.Next", "word ,", ",," : marks and the spaces at them. */
export const spacing: EnglishProposer = {
  id: 'punctuation.spacing',
  isRanked: false,
  propose: (scene) => [...slipsWithin(scene.sentence), ...slipAfter(scene)],
}

function slipsWithin({ text, start }: EnglishSentence): CorrectionProposal[] {
  return SLIPS.flatMap(({ pattern, after, code }) =>
    [...text.matchAll(pattern)].map((match): CorrectionProposal => {
      const from = start + match.index
      return {
        start: from,
        end: from + match[0].length,
        after: after(match),
        class: 'punctuation',
        code,
        prior: 4,
      }
    }),
  )
}

/** "the house.Then": two sentences that touch. */
function slipAfter({ sentence, sentences, index }: CorrectionScene): CorrectionProposal[] {
  const next = sentences[index + 1]
  const touches = next?.start === sentence.end && /\p{Ll}{3}[.!?]$/u.test(sentence.text)
  return touches && /^\p{Lu}\p{Ll}/u.test(next.text)
    ? [{ start: next.start, end: next.start, after: ' ', class: 'punctuation', code: 'spacing', prior: 4 }]
    : []
}
