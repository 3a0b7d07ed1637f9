import { byPosition, type Edit, overlaps } from '../edit.ts'
import { type Source, sparesProtected } from '../source.ts'
import { kindOfClass } from './correction-class.ts'
import type { RankedProposal } from './proposal.ts'

/** The proposals to make: of those that overlap the one furthest above its threshold, by position on a tie. */
export function chooseProposals(
  source: Source,
  ranked: readonly RankedProposal[],
  threshold: (proposal: RankedProposal) => number,
): RankedProposal[] {
  const chosen: RankedProposal[] = []
  const candidates = ranked
    .filter((proposal) => mayReplace(source, proposal))
    .map((proposal) => ({ proposal, margin: proposal.score - threshold(proposal) }))
    .filter(({ margin }) => margin >= 0)
    .sort((a, b) => b.margin - a.margin || inOrder(a.proposal, b.proposal))
  for (const { proposal } of candidates)
    if (!chosen.some((other) => touches(other, proposal))) chosen.push(proposal)
  return chosen.sort(inOrder)
}

function inOrder(a: RankedProposal, b: RankedProposal): number {
  return a.start - b.start || a.end - b.end || (a.after < b.after ? -1 : a.after > b.after ? 1 : 0)
}

/** An insertion at the edge of another edit would run into it; a noun and its verb are not both put in another number. */
function touches(a: RankedProposal, b: RankedProposal): boolean {
  return overlaps(a, b) || a.end === b.start || b.end === a.start || areOneAgreement(a, b)
}

/** "student have": either the noun is wrong or the verb. */
function areOneAgreement(a: RankedProposal, b: RankedProposal): boolean {
  const [noun, verb] = a.class === 'noun_number' ? [a, b] : [b, a]
  return (
    noun.class === 'noun_number' &&
    verb.class === 'agreement' &&
    noun.end <= verb.start &&
    verb.start - noun.end <= 1
  )
}

/** Whether a proposal changes something, keeps to its line and leaves what is protected alone. */
export function mayReplace(source: Source, { start, end, after }: RankedProposal): boolean {
  const before = source.text.slice(start, end)
  return (
    before !== after &&
    !before.includes('\n') &&
    !after.includes('\n') &&
    !isInFormula(source.text, start, end) &&
    sparesProtected(source, { start, end, after })
  )
}

/** Beside a raised index, a brace or a backslash letters are signs of a formula: "T^i", "{i j}", "where T^I are". */
function isInFormula(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 8), start)
  const after = text.slice(end, end + 6)
  return /[\\^{]\S{0,5}\s?$/u.test(before) || /^\s?\S?\s?(?:[\^}]|\|\s?\})/u.test(after)
}

/** The edits that chosen proposals make. */
export function editsOf(source: Source, proposals: readonly RankedProposal[]): Edit[] {
  return proposals.map((proposal) => toEdit(source.text, proposal)).sort(byPosition)
}

function toEdit(text: string, { start, end, after, class: of, code, proposer, score }: RankedProposal): Edit {
  return {
    start,
    end,
    before: text.slice(start, end),
    after,
    kind: kindOfClass(of),
    reasons: [{ code }],
    ruleId: `correct.${proposer}`,
    strength: 1,
    risk: 1 / (1 + Math.exp(score)),
    role: 'repair',
    purposes: ['repair'],
    gain: 1,
  }
}
