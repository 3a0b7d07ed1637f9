import type { CorrectionProposer } from '../../correct/proposal.ts'
import type { Source } from '../../source.ts'
import type { ZhLanguage } from '../language.ts'
import type { ZhSentence } from '../view.ts'
import type { CharacterModel } from './characters/character-model.ts'

/** What a proposer of Chinese corrections looks at: one sentence, cut into tagged words. */
export interface ZhCorrectionScene {
  readonly source: Source
  readonly sentence: ZhSentence
  readonly language: ZhLanguage
  readonly model: CharacterModel
}

export type ZhProposer = CorrectionProposer<ZhCorrectionScene>
