import type { CorrectionProposal, Corrector, RankedProposal } from '../../correct/proposal.ts'
import { type Pass, runPasses } from '../../correct/run-passes.ts'
import { parseSource } from '../../parse.ts'
import { analyseSentences } from '../analyse.ts'
import type { CorrectionScene, EnglishProposer } from './scene.ts'
import { thresholdOf } from './threshold.ts'

/** Log-odds of a proposal in its place: what its proposer says before, and what the words around it say. */
export type RankProposal = (
  scene: CorrectionScene,
  proposal: CorrectionProposal,
  proposer: EnglishProposer,
) => number

/** How far below its threshold a proposal is still worth a note. */
const NOTE_MARGIN = 1
/** Below every threshold, and too unlikely for a note. */
const LEAST = -4.5

/** Mends English: passes of proposers, each proposal ranked in its context and held against its class's threshold. */
export function createEnglishCorrector(
  rank: RankProposal,
  passes: readonly (readonly EnglishProposer[])[],
): Corrector {
  return (source, { scope }) =>
    runPasses(
      source,
      passes.filter((proposers) => proposers.length > 0).map((proposers) => passOf(proposers, rank)),
      {
        reparse: (text) => parseSource({ ...source, text }),
        threshold: (proposal, current, found) => thresholdOf(proposal, { scope, source: current, ...found }),
        noteMargin: scope === 'all' ? NOTE_MARGIN : 0,
      },
    )
}

function passOf(proposers: readonly EnglishProposer[], rank: RankProposal): Pass {
  return (source) => {
    const sentences = analyseSentences(source)
    return sentences.flatMap((sentence, index) => {
      const scene = { source, sentence, sentences, index }
      return proposers.flatMap((proposer) =>
        proposer.propose(scene).flatMap((proposal): RankedProposal[] => {
          const score = rank(scene, proposal, proposer)
          return score < LEAST ? [] : [{ ...proposal, proposer: proposer.id, score }]
        }),
      )
    })
  }
}
