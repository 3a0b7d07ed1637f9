import type { Corrector, RankedProposal } from '../../correct/proposal.ts'
import { type Pass, runPasses } from '../../correct/run-passes.ts'
import { parseSource } from '../../parse.ts'
import type { Source } from '../../source.ts'
import type { ZhLanguage } from '../language.ts'
import { viewSentences } from '../view.ts'
import { characterModel } from './characters/character-model.ts'
import { passesOfChinese } from './passes.ts'
import type { ZhProposer } from './scene.ts'
import { slipDensity } from './slip-density.ts'
import { thresholdOf } from './threshold.ts'

/** How far below its threshold a place is still worth a note. */
const NOTE_MARGIN = 0.7

/** Mends Chinese: characters first, for a word that is misspelt is cut wrongly; then grammar. */
export function createChineseCorrector(language: ZhLanguage, passes = passesOfChinese()): Corrector {
  return (source, { scope }) =>
    runPasses(
      source,
      passes.map((proposers) => passOf(proposers, language)),
      {
        reparse: (text) => parseSource({ ...source, text }),
        threshold: (proposal) => thresholdOf(proposal.class, { scope, language }),
        noteMargin: NOTE_MARGIN,
      },
    )
}

function passOf(proposers: readonly ZhProposer[], language: ZhLanguage): Pass {
  return (source: Source) => {
    const model = characterModel(language)
    const ranked = viewSentences(source).flatMap((sentence) =>
      proposers.flatMap(({ id, propose }) =>
        propose({ source, sentence, language, model }).map(
          (proposal): RankedProposal => ({ ...proposal, proposer: id, score: proposal.prior }),
        ),
      ),
    )
    return slipDensity(source, ranked)
  }
}
