import type { CorrectionClass } from '../../correct/correction-class.ts'
import type { CorrectionScope, RankedProposal } from '../../correct/proposal.ts'
import type { Source } from '../../source.ts'
import { writerShift } from './writer.ts'

/** Log-odds from which on a correction is made where a draft is polished, set on training and development rows. */
const DEFAULT = 1
const OF_PROPOSER: Readonly<Record<string, number>> = {
  'agreement.auxiliary': 0.5,
  'agreement.subject-verb': 0.4,
  'article.missing': -0.1,
  'article.other': -0.2,
  'noun-number.other': 0.3,
  'preposition.missing': 0,
  'preposition.other': 0.3,
  'spelling.confusion': 0.8,
  'spelling.owner-or-short-form': -1,
  'spelling.unknown-word': -2,
  'verb-form.missing-be': 0,
  'verb-form.needless-be': 2,
  'verb-form.other': -0.2,
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

/** Log-odds from which on a proposal is made in a text that had so many corrections before. */
export function thresholdOf(
  { class: of, proposer }: Pick<RankedProposal, 'class' | 'proposer'>,
  {
    scope,
    source,
    made,
  }: { readonly scope: CorrectionScope; readonly source: Source; readonly made: number },
): number {
  if (scope === 'sure') return SURE
  const base = OF_PROPOSER[proposer] ?? DEFAULT
  return OF_PROPOSER[proposer] !== undefined && BY_WRITER.has(of) ? base - writerShift(source, made) : base
}
