import { LANGUAGES } from '@redraft/contracts'
import { readAudited } from '../audit/table/audited.ts'
import { findUnaudited } from '../audit/table/find-unaudited.ts'
import { judgeableIds } from '../audit/table/judgeable-ids.ts'
import { findRuleFaults } from './find-faults.ts'
import { findWordLists } from './find-word-lists.ts'
import { loadEngineSources } from './load-engine-sources.ts'
import { loadRuleTexts } from './load-rule-texts.ts'

const fail = (fault: string) => {
  process.stderr.write(`${fault}\n`)
  process.exitCode = 1
}

const faults = LANGUAGES.flatMap((language) => findRuleFaults(language, loadRuleTexts(language)))
for (const fault of faults) fail(`rules/${fault}`)
// Reading the ids throws on what no single file shows: a variant of no rule, an id of two.
if (faults.length === 0)
  for (const language of LANGUAGES)
    for (const fault of findUnaudited(judgeableIds(language), readAudited(language)))
      fail(`audit/${language}: ${fault}`)
for (const fault of findWordLists(loadEngineSources())) fail(`packages/transform/src/${fault}`)
