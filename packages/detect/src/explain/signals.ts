import { type DetectSignal, SIGNALS, type SignalId } from '@redraft/contracts'
import type { ModelLanguage } from '../features/evidence.ts'
import { sigmoid } from '../model/calibration.ts'
import type { DetectorModel, Reference } from '../model/detector-model.ts'
import type { RangeScore } from '../model/score-range.ts'

const MOST_SIGNALS = 10
/** Evidence weaker than this, in log-odds, points nowhere. */
const NEUTRAL_BELOW = 0.2
const STRONGEST_STYLE = 1.5
const STRONGEST_FAMILY = 4
/** That something rare does not occur says little, less in a short text: its rate is 0 in many texts of both kinds. */
const STRONGEST_ABSENCE = 0.4

const FAMILY_SIGNALS: Readonly<Record<string, SignalId>> = {
  characters: 'letter_patterns',
  words: 'word_choice',
  patterns: 'phrasing',
}

const idsOf = (texts: object) => Object.keys(texts) as readonly SignalId[]
/** What may be shown of a text in each language. */
const SIGNAL_IDS: Readonly<Record<ModelLanguage, readonly SignalId[]>> = {
  en: idsOf(SIGNALS.en),
  zh: idsOf(SIGNALS.zh),
}

interface Evidence {
  readonly id: SignalId
  readonly value: number
  readonly low: number
  readonly high: number
  /** Log-odds that this value alone lends to machine writing. */
  readonly evidence: number
}

/** Log density of a normal law with the median and the 5-95 % range of a reference. */
function logDensity(
  value: number,
  [low, middle, high]: readonly [number, number, number],
  least: number,
): number {
  const spread = Math.max((high - low) / 3.29, least)
  return -0.5 * ((value - middle) / spread) ** 2 - Math.log(spread)
}

/** Log-odds of machine against human for one value, by its reference ranges, held within ±`strongest`. */
export function evidenceOf(value: number, reference: Reference, strongest: number): number {
  const { human, machine } = reference
  const absent = value === 0 && human[0] === 0 && machine[0] === 0
  const limit = absent ? Math.min(strongest, STRONGEST_ABSENCE) : strongest
  const least = Math.max(0.1 * Math.max(human[2] - human[0], machine[2] - machine[0]), 1e-6)
  const odds = logDensity(value, machine, least) - logDensity(value, human, least)
  // A value beyond both medians must not flip the sign by the tails of the wider law.
  const towards = Math.sign(machine[1] - human[1]) * Math.sign(value - (machine[1] + human[1]) / 2)
  if (Math.sign(odds) !== towards) return 0
  return Math.max(-limit, Math.min(limit, odds))
}

function familyEvidence(model: DetectorModel, scores: readonly number[]): Evidence[] {
  return model.families.flatMap((family, index) => {
    const id = FAMILY_SIGNALS[family.name]
    const raw = scores[index]
    if (id === undefined || raw === undefined) return []
    const { human } = family.reference
    const evidence = evidenceOf(raw, family.reference, STRONGEST_FAMILY)
    return [{ id, value: sigmoid(raw), low: sigmoid(human[0]), high: sigmoid(human[2]), evidence }]
  })
}

/** Ids of the family signals whose scores lie above the human range. */
export function familiesAboveHumans(
  model: Pick<DetectorModel, 'families'>,
  scores: readonly number[],
): string[] {
  return model.families.flatMap(({ name, reference }, index) => {
    const id = FAMILY_SIGNALS[name]
    const [, , high] = reference.human
    return id !== undefined && (scores[index] ?? Number.NEGATIVE_INFINITY) > high ? [id] : []
  })
}

function styleEvidence(model: DetectorModel, style: readonly number[]): Evidence[] {
  return SIGNAL_IDS[model.language].flatMap((id) => {
    const index = model.style.findIndex((reference) => reference.name === id)
    const reference = model.style[index]
    const value = style[index] ?? Number.NaN
    if (reference === undefined || !Number.isFinite(value)) return []
    const [low, , high] = reference.human
    return [{ id, value, low, high, evidence: evidenceOf(value, reference, STRONGEST_STYLE) }]
  })
}

function round(value: number): number {
  return Number(value.toPrecision(3))
}

/** The strongest measured quantities, strongest first; weights are shares of the evidence listed. */
export function describeSignals(model: DetectorModel, result: RangeScore): DetectSignal[] {
  const all = [...familyEvidence(model, result.families), ...styleEvidence(model, result.style)]
  all.sort((a, b) => Math.abs(b.evidence) - Math.abs(a.evidence) || (a.id < b.id ? -1 : 1))
  const shown = all.slice(0, MOST_SIGNALS)
  const total = shown.reduce((sum, item) => sum + Math.abs(item.evidence), 0)
  return shown.map((item) => {
    const weak = Math.abs(item.evidence) < NEUTRAL_BELOW
    const direction = weak ? 'neutral' : item.evidence > 0 ? 'ai' : 'human'
    return {
      id: item.id,
      value: round(item.value),
      direction,
      weight: total > 0 ? Number((Math.abs(item.evidence) / total).toFixed(3)) : 0,
      human_range: { low: round(item.low), high: round(item.high) },
      place: item.value > item.high ? 'above' : item.value < item.low ? 'below' : 'within',
    }
  })
}
