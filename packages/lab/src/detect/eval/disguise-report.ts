import { createDetectEngine } from '@redraft/detect'
import { CHEAP_DISGUISES, OPEN_DISGUISES } from './disguises.ts'
import type { LabelledRow } from './labelled-rows.ts'

/** What a disguise does to the answers over a set of texts. */
export interface DisguiseEffect {
  readonly texts: number
  readonly mean_change: number
  readonly mean_absolute_change: number
  /** Share of texts whose verdict differs. */
  readonly verdict_changes: number
}

const MOST_TEXTS = 300

/** Effect of each disguise on evenly picked rows of each language. */
export function measureDisguises(
  rows: readonly LabelledRow[],
): Record<string, Record<string, DisguiseEffect>> {
  const engine = createDetectEngine()
  const report: Record<string, Record<string, DisguiseEffect>> = {}
  for (const language of ['en', 'zh_CN', 'zh_TW'] as const) {
    const own = rows.filter((row) => row.language === language)
    const step = Math.max(Math.floor(own.length / MOST_TEXTS), 1)
    const picked = own.filter((_, index) => index % step === 0).slice(0, MOST_TEXTS)
    if (picked.length === 0) continue
    const answer = (text: string) => engine.detect({ text, language, sourceKind: 'api' })
    const plain = picked.map((row) => answer(row.text))
    const effects = Object.entries({ ...CHEAP_DISGUISES, ...OPEN_DISGUISES }).map(([name, disguise]) => {
      const disguised = picked.map((row) => answer(disguise(row.text)))
      const changes = disguised.map((outcome, index) => outcome.score - (plain[index]?.score ?? 0))
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length
      const effect = {
        texts: picked.length,
        mean_change: mean(changes),
        mean_absolute_change: mean(changes.map(Math.abs)),
        verdict_changes: mean(
          disguised.map((outcome, index) => (outcome.verdict === plain[index]?.verdict ? 0 : 1)),
        ),
      }
      return [name, effect] as const
    })
    report[language] = Object.fromEntries(effects)
  }
  return report
}
