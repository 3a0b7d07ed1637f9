import type { LabelledRow } from '../eval/labelled-rows.ts'
import type { ModelLanguage } from '../features/evidence.ts'

/**
 * Rows that must not shape the shipped model: non-commercial human essays (OUTFOX), raw continuations by base
 * models (not what people send), and the machine-converted Traditional rows (copies of Simplified ones).
 */
export function isTrainable(row: LabelledRow): boolean {
  if (row.source === 'ryuryukke/OUTFOX' && row.label === 0) return false
  if (row.corpus === 'lastde_en') return false
  return !row.source.startsWith('derived')
}

export function rowsOf(rows: readonly LabelledRow[], language: ModelLanguage): LabelledRow[] {
  return rows.filter((row) => (row.language === 'en') === (language === 'en'))
}
