import { LANGUAGES } from '@redraft/contracts'
import { findRuleFaults } from './find-faults.ts'
import { loadRuleTexts } from './load-rule-texts.ts'

const faults = LANGUAGES.flatMap((language) => findRuleFaults(language, loadRuleTexts(language)))
for (const fault of faults) process.stderr.write(`rules/${fault}\n`)
if (faults.length > 0) process.exitCode = 1
