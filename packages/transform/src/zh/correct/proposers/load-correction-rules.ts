import { readdirSync, readFileSync } from 'node:fs'
import { type CorrectionRule, correctionRuleFileSchema } from './correction-rule.ts'

const FOLDER = new URL('../../../../lexicon/zh/corrections/', import.meta.url)

/**
 * The correction rules of Chinese, both scripts, in the order of the file names.
 * @throws ZodError naming what is wrong with a file.
 */
export function loadCorrectionRules(): CorrectionRule[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap(
      (name) => correctionRuleFileSchema.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))).rules,
    )
}
