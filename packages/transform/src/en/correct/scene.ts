import type { CorrectionProposer } from '../../correct/proposal.ts'
import type { Source } from '../../source.ts'
import type { EnglishSentence } from '../token.ts'

/** What a proposer of English corrections looks at: one sentence, tagged and with its tags repaired. */
export interface CorrectionScene {
  readonly source: Source
  readonly sentence: EnglishSentence
  /** The sentences around it in the same text, in order; `sentences[index]` is `sentence`. */
  readonly sentences: readonly EnglishSentence[]
  readonly index: number
}

export type EnglishProposer = CorrectionProposer<CorrectionScene>
