import { applyEdits, parseSource } from '@redraft/transform'
import { analyseSentences, type CorrectionProposal, type EnglishProposer } from '@redraft/transform/internals'
import { slip } from './slip.ts'

type Rates = number | Readonly<Record<string, number>>
/** How often learners make the fault that a proposer's exchange would make of a sound place, by proposer and key. */
const RATES: Readonly<Record<string, Rates>> = {
  'noun-number.other': { 'NNS>NN': 0.06, 'NN>NNS': 0.02 },
  'verb-form.other': {
    ...{ 'VBZ>VB': 0.06, 'VB>VBZ': 0.012, 'VBD>VB': 0.04, 'VBN>VB': 0.03, 'VBN>VBD': 0.04, 'VBG>VB': 0.03 },
    ...{ 'VB>VBG': 0.012, 'VB>VBD': 0.006, 'VB>VBN': 0.005, 'VBN>VBG': 0.015, 'VBG>VBN': 0.015 },
    ...{ 'VBD>VBZ': 0.01, 'VBZ>VBD': 0.006, 'VBG>VBZ': 0.004, 'VBD>VBG': 0.005, 'VBZ>VBG': 0.005 },
  },
  'agreement.auxiliary': 0.015,
  'article.missing': { '+the': 0.025, '+a': 0.008 },
  'article.other': { '-a': 0.12, '-the': 0.1, 'the>a': 0.012, 'a>the': 0.025, 'a>an': 0.02 },
  'preposition.other': {
    ...{ 'in>on': 0.02, 'in>at': 0.02, 'on>in': 0.04, 'at>in': 0.05, 'at>on': 0.02, 'on>at': 0.015 },
    ...{
      'of>in': 0.006,
      'of>for': 0.006,
      'of>from': 0.005,
      'of>about': 0.004,
      'for>of': 0.015,
      'for>to': 0.02,
    },
    ...{
      'to>for': 0.012,
      'to>in': 0.008,
      'to>at': 0.006,
      'to>of': 0.006,
      'with>by': 0.015,
      'by>with': 0.015,
    },
    ...{
      'by>from': 0.012,
      'from>of': 0.02,
      'from>by': 0.01,
      'with>to': 0.012,
      'with>of': 0.01,
      'about>of': 0.02,
    },
    ...{
      'for>about': 0.006,
      'about>on': 0.008,
      'on>of': 0.012,
      'on>about': 0.008,
      'into>in': 0.06,
      'to>with': 0.006,
    },
    ...{
      'during>in': 0.02,
      'for>in': 0.01,
      'in>of': 0.01,
      'in>for': 0.008,
      'on>to': 0.008,
      'for>with': 0.004,
    },
  },
  'preposition.missing': 0.002,
  'word-form.other': 0.015,
  'verb-form.missing-be': 0.004,
  'verb-form.needless-be': 0.04,
  'spelling.confusion': 0.03,
  'spelling.owner-or-short-form': 0.05,
}
/** Prepositions left out, and exchanges that learners seldom make. */
const SELDOM: Readonly<Record<string, number>> = { 'preposition.other': 0.0008, 'verb-form.other': 0.001 }
const DELETED_PREPOSITION = 0.03
const SLIPS = 0.03
/** Share of misspelt words that hold two slips. */
const TWO_SLIPS = 0.3

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
    random() < SLIPS ? misspell(word, random) : word,
  )
}

function misspell(word: string, random: () => number): string {
  const once = slip(word, random)
  return word.length > 6 && random() < TWO_SLIPS ? slip(once, random) : once
}

function rateOf(id: string, { key = '' }: CorrectionProposal): number {
  const rate = RATES[id] ?? 0
  if (typeof rate === 'number') return rate
  const short = key.split(':')[0] ?? ''
  if (id === 'preposition.other' && short.startsWith('-')) return DELETED_PREPOSITION
  return rate[short] ?? SELDOM[id] ?? 0
}
