import type { RankedProposal } from '../../correct/proposal.ts'
import type { Source } from '../../source.ts'
import { misspeltCharacters } from './spelling/misspelt-characters.ts'

/** What else is made less of where it stands alone in a long text: wordings that a writer may well have meant. */
const OF_LEARNERS = /\.phrase\./

/** Slips a character that the ranker was taught with. */
const USUAL = 0.012
/** As if the text went on for so many characters, with so many slips. */
const UNSEEN_CHARACTERS = 50
const UNSEEN_SLIPS = 1
const LEAST_SCORE = -1
const MOST_UP = 0.5
const MOST_DOWN = -4.5
/** What speaks for an edited text counts for more: of characters doubted alone in sound texts, readers undid all. */
const WEIGHT_DOWN = 1.8

/**
 * Weighs doubtful characters by how many slips a text has on the whole: in a long text without any, what looks odd is
 * a name or a term; where slips are many, it is one more.
 */
export function slipDensity(source: Source, ranked: readonly RankedProposal[]): readonly RankedProposal[] {
  const chances = new Map(ranked.filter(isDoubtful).map((one) => [one, chanceOf(one)]))
  const all = [...chances.values()].reduce((sum, chance) => sum + chance, 0)
  return ranked.map((one) => {
    const own = chances.get(one)
    return own === undefined ? one : { ...one, score: one.score + shiftOf(source, all - own) }
  })
}

/** How many slips a proposal stands for. */
function chanceOf({ score }: RankedProposal): number {
  return score > LEAST_SCORE ? 1 / (1 + Math.exp(-score)) : 0
}

/** What a text with so many other slips adds to the log-odds of one more. */
function shiftOf(source: Source, others: number): number {
  const density = (others + UNSEEN_SLIPS) / (source.text.length + UNSEEN_CHARACTERS)
  const shift = Math.log(density / USUAL)
  return Math.max(MOST_DOWN, Math.min(MOST_UP, shift < 0 ? WEIGHT_DOWN * shift : shift))
}

function isDoubtful({ proposer }: RankedProposal): boolean {
  return proposer === misspeltCharacters.id || OF_LEARNERS.test(proposer)
}
