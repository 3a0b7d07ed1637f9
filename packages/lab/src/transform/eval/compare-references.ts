import type { Language } from '@redraft/contracts'
import { countEdits, editFScore } from './edit-f-score.ts'
import { corpusChrf } from './metrics/chrf.ts'
import { corpusGleu } from './metrics/gleu.ts'
import { corpusSari, type ReferenceCase } from './metrics/sari.ts'
import type { ReferenceRow } from './read-rows.ts'
import { share } from './statistics.ts'
import { strictFaults } from './strict-gates.ts'

/** Rewrites one source; the row tells where it comes from. */
export type Rewrite = (row: ReferenceRow) => string

export interface ReferenceScores {
  readonly rewriter: string
  readonly sari: number
  readonly gleu: number
  readonly chrf: number
  /** F0.5 of the corrected characters, in [0, 100]: ChERRANT's unit, for the Chinese correction task. */
  readonly editF: number
  /** Share of the outputs that differ from their source. */
  readonly changed: number
  /** Share of the outputs without a fault in the strict reading of the gates. */
  readonly gatesPass: number
}

/** Scores several rewriters against the same references of one task. */
export function compareReferences(
  rows: readonly ReferenceRow[],
  rewriters: Readonly<Record<string, Rewrite>>,
): ReferenceScores[] {
  return Object.entries(rewriters).map(([rewriter, rewrite]) => {
    const cases = rows.map((row): ReferenceCase & { language: Language } => ({
      source: row.src,
      output: rewrite(row),
      references: row.refs,
      language: row.lang,
    }))
    return {
      rewriter,
      sari: corpusSari(cases),
      gleu: corpusGleu(cases),
      chrf: corpusChrf(cases),
      editF:
        100 *
        editFScore(cases.map(({ source, output, references }) => countEdits(source, output, references))),
      changed: share(cases, (one) => one.output !== one.source),
      gatesPass: share(cases, (one) => strictFaults(one.source, one.output, one.language).length === 0),
    }
  })
}
