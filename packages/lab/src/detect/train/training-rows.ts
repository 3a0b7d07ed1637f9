import type { ModelLanguage } from '@redraft/detect/internals'
import type { LabelledRow } from '../eval/labelled-rows.ts'

/**
 * Rows that must not shape the shipped model. OUTFOX: its human essays are non-commercial, and its machine essays
 * without them teach that school prompts are machine-written (6.8 % of its human essays were accused, 0-3 %
 * without). Raw continuations by base models are not what people send. The machine-converted Traditional rows are
 * copies of Simplified ones.
 */
export function isTrainable(row: LabelledRow): boolean {
  if (row.source === 'ryuryukke/OUTFOX') return false
  if (row.corpus === 'lastde_en') return false
  return !row.source.startsWith('derived')
}

export function rowsOf(rows: readonly LabelledRow[], language: ModelLanguage): LabelledRow[] {
  return rows.filter((row) => (row.language === 'en') === (language === 'en'))
}
