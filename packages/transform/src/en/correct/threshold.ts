import type { CorrectionClass } from '../../correct/correction-class.ts'
import type { CorrectionScope, RankedProposal } from '../../correct/proposal.ts'
import type { FaultsFound } from '../../correct/run-passes.ts'
import type { Source } from '../../source.ts'
import { writerDoubt, writerShift } from './writer.ts'

/** Log-odds from which on a correction is made where a draft is polished, set on training and development rows. */
const DEFAULT = 1
const OF_PROPOSER: Readonly<Record<string, number>> = {
  'agreement.auxiliary': 0.6,
  'agreement.subject-verb': 0.4,
  'article.missing': 1.4,
  'article.missing +a': 0.9,
  'article.other': 1.4,
  'article.other -a': 0.6,
  'article.other a>the': 3,
  'article.other the>a': 3,
  'article.other a>an': -0.2,
  'noun-number.other': 0.5,
  'noun-number.other NN>NNS': 0.9,
  'noun-number.other NNS>NN': 0.9,
  'preposition.missing': 1.3,
  'preposition.other': 2.2,
  'spelling.confusion': 2,
  'spelling.owner-or-short-form': -0.4,
  'spelling.unknown-word': -2,
  'verb-form.missing-be': 0.5,
  'verb-form.needless-be': 2,
  'verb-form.other': 1.6,
  'verb-form.other VB>VBZ': -0.4,
  'verb-form.other VBD>VB': 0.8,
  'verb-form.other VBZ>VB': 0,
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

const known = new Map<string, number | undefined>()
const MOST_KNOWN = 5_000

/** The threshold of an exchange, or else of its proposer. */
function baseOf(proposer: string, key = ''): number | undefined {
  const name = `${proposer} ${key}`
  if (known.has(name)) return known.get(name)
  if (known.size > MOST_KNOWN) known.clear()
  const base = OF_PROPOSER[name.replace(/:.*/, '')] ?? OF_PROPOSER[proposer]
  known.set(name, base)
  return base
}

/** Log-odds from which on a proposal is made in a text in which so many faults were found. */
export function thresholdOf(
  { class: of, key, proposer }: Pick<RankedProposal, 'class' | 'key' | 'proposer'>,
  { scope, source, ...found }: FaultsFound & { readonly scope: CorrectionScope; readonly source: Source },
): number {
  if (scope === 'sure') return SURE
  const base = baseOf(proposer, key)
  if (base === undefined) return of === 'punctuation' ? DEFAULT + writerDoubt(source, found) : DEFAULT
  // Two words that were written together are nobody's term, whoever wrote them.
  const doubt = key === 'two' ? 0 : writerDoubt(source, found)
  return BY_WRITER.has(of) ? base - writerShift(source, found.made) + doubt : base + doubt
}
