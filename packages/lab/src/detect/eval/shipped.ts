import { createDetectEngine } from '@redraft/detect'
import { countWords } from '@redraft/text'
import { isTrainable } from '../train/training-rows.ts'
import type { LabelledRow } from './labelled-rows.ts'
import { type Figures, figuresBy, measureFigures, type ScoredRow } from './report.ts'

const GROUPINGS = ['domain', 'generator', 'source', 'kind', 'corpus', 'length'] as const
const LENGTHS = [80, 150, 300, 600]

/** Figures of one language: over all its texts, over those of kinds that were trained on, and by each grouping. */
export interface LanguageReport {
  readonly overall: Figures
  /** Without rows of the kinds left out of training (see the model card). */
  readonly in_domain: Figures
  readonly by: Record<string, Record<string, Figures>>
}

/** Words or ideographs, as a band: inside one, human and machine texts have about the same length. */
function lengthBand(text: string): string {
  const words = countWords(text)
  const above = LENGTHS.findIndex((limit) => words < limit)
  if (above === -1) return `${LENGTHS.at(-1)} and more`
  return above === 0 ? `under ${LENGTHS[0]}` : `${LENGTHS[above - 1]} to ${LENGTHS[above]}`
}

/** Scores rows with the shipped engine, by language. */
export function scoreShipped(rows: readonly LabelledRow[]): Map<string, ScoredRow[]> {
  const engine = createDetectEngine()
  const byLanguage = new Map<string, ScoredRow[]>()
  for (const row of rows) {
    const { score, verdict } = engine.detect({ text: row.text, language: row.language, sourceKind: 'api' })
    const { domain, generator, source, kind, corpus, label } = row
    const trained = row.source.startsWith('derived') || isTrainable(row) ? 'yes' : 'no'
    const groups = { domain, generator, source, kind, corpus, length: lengthBand(row.text), trained }
    const scored = { score, label, likelyAi: verdict === 'likely_ai', groups }
    const own = byLanguage.get(row.language)
    if (own === undefined) byLanguage.set(row.language, [scored])
    else own.push(scored)
  }
  return byLanguage
}

/** All figures of scored rows, with a bootstrap interval on the two leading ones. */
export function measureShipped(byLanguage: ReadonlyMap<string, ScoredRow[]>): Record<string, LanguageReport> {
  const report: Record<string, LanguageReport> = {}
  for (const [language, scored] of byLanguage) {
    const by = Object.fromEntries(
      GROUPINGS.map((name) => [name, figuresBy(scored, name, name === 'generator' || name === 'kind')]),
    )
    const trained = scored.filter((row) => row.groups.trained === 'yes')
    report[language] = { overall: measureFigures(scored, true), in_domain: measureFigures(trained, true), by }
  }
  return report
}
