import type { Figures } from './report.ts'
import type { LanguageReport } from './shipped.ts'

function percent(value: number | undefined): string {
  return value === undefined ? '     –' : `${(100 * value).toFixed(1).padStart(5)}%`
}

function printRow(name: string, figures: Figures): void {
  const area = figures.auroc === undefined ? '    –' : figures.auroc.toFixed(4)
  const cells = [
    name.slice(0, 46).padEnd(46),
    String(figures.human).padStart(6),
    String(figures.ai).padStart(6),
    area.padStart(7),
    percent(figures.tpr_at_fpr_1),
    percent(figures.tpr_at_fpr_5),
    percent(figures.false_positive_rate),
    percent(figures.detection_rate),
    percent(figures.calibration_error),
  ]
  console.log(`  ${cells.join(' ')}`)
}

/** Prints the figures as tables: AUROC, TPR at 1 % and 5 % FPR, and both rates of the verdict `likely_ai`. */
export function printReport(report: Readonly<Record<string, LanguageReport>>): void {
  console.log(`  ${''.padEnd(46)}  human     ai   AUROC TPR@1% TPR@5%    FPR  found    ECE`)
  for (const [language, { overall, in_domain: inDomain, by }] of Object.entries(report)) {
    console.log(language)
    printRow('all', overall)
    printRow('corpora trained on', inDomain)
    for (const [grouping, figures] of Object.entries(by)) {
      console.log(` by ${grouping}`)
      for (const [name, item] of Object.entries(figures)) printRow(name, item)
    }
  }
}
