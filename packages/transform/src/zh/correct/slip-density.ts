import type { RankedProposal } from '../../correct/proposal.ts'
import type { Source } from '../../source.ts'
import { misspeltCharacters } from './spelling/misspelt-characters.ts'

/** What else is made less of where it stands alone in a long text: wordings that a writer may well have meant. */
const OF_LEARNERS = /\.phrase\./

/** Slips a character that the ranker was taught with. */
const USUAL = 0.012
/** As if the text went on for so many characters, with so many slips. */
const UNSEEN_CHARACTERS = 50
const UNSEEN_SLIPS = 0.6
const LEAST_SCORE = -1
const MOST_UP = 0.5
const MOST_DOWN = -2.2

/**
 * Weighs doubtful characters by how many slips a text has on the whole: in a long text without any, what looks odd is
 * a name or a term; where slips are many, it is one more.
 */
export function slipDensity(source: Source, ranked: readonly RankedProposal[]): readonly RankedProposal[] {
  const doubtful = ranked.filter(isDoubtful)
  const slips = doubtful
    .filter(({ score }) => score > LEAST_SCORE)
    .reduce((sum, { score }) => sum + 1 / (1 + Math.exp(-score)), 0)
  const density = (slips + UNSEEN_SLIPS) / (source.text.length + UNSEEN_CHARACTERS)
  const shift = Math.max(MOST_DOWN, Math.min(MOST_UP, Math.log(density / USUAL)))
  return ranked.map((one) => (isDoubtful(one) ? { ...one, score: one.score + shift } : one))
}

function isDoubtful({ proposer }: RankedProposal): boolean {
  return proposer === misspeltCharacters.id || OF_LEARNERS.test(proposer)
}
