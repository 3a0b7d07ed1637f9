import { applyEdits, parseSource } from '@redraft/transform'
import { analyseSentences, type CorrectionProposal, type EnglishProposer } from '@redraft/transform/internals'
import { slip } from './slip.ts'

/** How often learners make the fault that a proposer's exchange would make of a sound place, by proposer and key. */
const RATES: Readonly<Record<string, number | Readonly<Record<string, number>>>> = {
  'noun-number.other': 0.03,
  'verb-form.other': 0.015,
  'agreement.auxiliary': 0.012,
  'article.missing': 0.012,
  'article.other': { '-a': 0.12, '-the': 0.1, 'the>a': 0.015, 'a>the': 0.03, 'a>an': 0.02 },
  'preposition.other': 0.008,
  'preposition.missing': 0.002,
  'word-form.other': 0.015,
  'verb-form.missing-be': 0.004,
  'verb-form.needless-be': 0.04,
  'spelling.confusion': 0.03,
  'spelling.owner-or-short-form': 0.05,
}
/** A preposition left out is a commoner fault than one exchanged for another. */
const DELETED_PREPOSITION = 0.05
const SLIPS = 0.02

/** A sentence with faults as learners make them: what the proposers would mend, done the other way round. */
export function corrupt(
  sentence: string,
  proposers: readonly EnglishProposer[],
  random: () => number,
): string {
  const source = parseSource({ text: sentence, language: 'en', personalTerms: [] })
  const sentences = analyseSentences(source)
  const drawn = sentences.flatMap((one, index) =>
    proposers.flatMap(({ id, propose }) =>
      propose({ source, sentence: one, sentences, index }).filter(
        (proposal) => random() < rateOf(id, proposal),
      ),
    ),
  )
  const kept: CorrectionProposal[] = []
  for (const proposal of drawn.sort((a, b) => a.start - b.start))
    if (proposal.start > (kept.at(-1)?.end ?? -1)) kept.push(proposal)
  const faulty = applyEdits(
    sentence,
    kept.map(({ start, end, after }) => ({
      ...{ start, end, after, before: sentence.slice(start, end) },
      ...{ kind: 'correction', reasons: [], ruleId: '', strength: 1, risk: 0, role: 'repair' },
    })),
  )
  return faulty.replace(/(?<![\p{L}'’-])\p{Ll}{4,}(?![\p{L}'’-])/gu, (word) =>
    random() < SLIPS ? slip(word, random) : word,
  )
}

function rateOf(id: string, { key = '' }: CorrectionProposal): number {
  const rate = RATES[id] ?? 0
  if (typeof rate !== 'number') return rate[key.split(':')[0] ?? ''] ?? 0
  return id === 'preposition.other' && key.startsWith('-') ? DELETED_PREPOSITION : rate
}
