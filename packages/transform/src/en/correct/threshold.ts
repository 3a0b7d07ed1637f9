import type { CorrectionClass } from '../../correct/correction-class.ts'
import type { CorrectionScope, RankedProposal } from '../../correct/proposal.ts'
import type { FaultsFound } from '../../correct/run-passes.ts'
import type { Source } from '../../source.ts'
import { writerDoubt, writerShift } from './writer.ts'

/** Log-odds from which on a correction is made where a draft is polished, set on training and development rows. */
const DEFAULT = 1
const OF_PROPOSER: Readonly<Record<string, number>> = {
  'agreement.auxiliary': 0.5,
  'agreement.subject-verb': 0.4,
  'article.missing': 0.3,
  'article.other': -0.2,
  'noun-number.other': 1.1,
  'preposition.missing': 0.5,
  'preposition.other': 0.6,
  'spelling.confusion': 1,
  'spelling.owner-or-short-form': -1,
  'spelling.unknown-word': -2,
  'verb-form.missing-be': 0,
  'verb-form.needless-be': 2,
  'verb-form.other': 0.2,
  'word-form.other': 1.5,
}

/** Elsewhere only what nobody would defend. */
const SURE = 4

/** Classes about which a text of many slips, or of plain words and no names, says something: learners write those. */
const BY_WRITER: ReadonlySet<CorrectionClass> = new Set([
  'agreement',
  'article',
  'noun_number',
  'preposition',
  'punctuation',
  'tense',
  'verb_form',
  'word_form',
])

/** Log-odds from which on a proposal is made in a text in which so many faults were found. */
export function thresholdOf(
  { class: of, key, proposer }: Pick<RankedProposal, 'class' | 'key' | 'proposer'>,
  { scope, source, ...found }: FaultsFound & { readonly scope: CorrectionScope; readonly source: Source },
): number {
  if (scope === 'sure') return SURE
  const base = OF_PROPOSER[proposer] ?? DEFAULT
  if (OF_PROPOSER[proposer] === undefined) return base
  // Two words that were written together are nobody's term, whoever wrote them.
  const doubt = key === 'two' ? 0 : writerDoubt(source, found)
  return BY_WRITER.has(of) ? base - writerShift(source, found.made) + doubt : base + doubt
}
