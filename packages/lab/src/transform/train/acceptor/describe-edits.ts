import type { Language } from '@redraft/contracts'
import type { Judged } from '../../audit/record/read-judged.ts'
import { besideOf } from './beside.ts'
import { createFitMeter } from './fit-meter.ts'
import type { JudgedEdits } from './judged-edit.ts'

const PLACE = ['strength', 'risk', 'gain', 'position', 'besides', 'before', 'after'] as const

/** Describes what readers judged of a language, first judgements only, without a word of the passages but function words. */
export function describeEdits({ items, verdicts }: Judged, language: Language): JudgedEdits {
  const meter = createFitMeter(language)
  const texts = new Map<string, number>()
  const edits = items.flatMap(({ item, firing, repeats }) => {
    const verdict = verdicts.get(item)
    if (verdict === undefined || repeats !== undefined) return []
    const text = texts.get(firing.row) ?? texts.size
    texts.set(firing.row, text)
    const { ids, group, mode, kind, role, purposes, strength, risk, gain, position, besides } = firing
    const sizes = [firing.before.length, firing.after.length].map(Math.log1p)
    const measures = [...[strength, risk, gain, position, besides], ...sizes, ...meter.measure(firing)]
    const beside = besideOf(firing, language)
    return [{ ...{ text, verdict, ids, group, mode, kind, role, purposes, measures }, ...beside }]
  })
  return { measures: [...PLACE, ...meter.names], edits }
}
