import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../../edit.ts'
import { parseSource } from '../../../parse.ts'
import { convertText } from '../../convert.ts'
import type { ZhLanguage } from '../../language.ts'
import { createChineseCorrector } from '../correct-chinese.ts'
import { proposersOf } from './by-rules.ts'
import type { CorrectionRule } from './correction-rule.ts'
import { loadCorrectionRules } from './load-correction-rules.ts'

const rules = loadCorrectionRules()

function correctedBy(rule: CorrectionRule, text: string, language: ZhLanguage = 'zh_CN'): string {
  const correct = createChineseCorrector(language, [proposersOf([{ ...rule, prior: 9 }])])
  return applyEdits(text, correct(parseSource({ text, language, personalTerms: [] }), { scope: 'all' }).edits)
}

describe('correction rules of Chinese', () => {
  it('have ids of their own', () => {
    const ids = rules.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('turn every positive example into its outcome', () => {
    const failures = rules.flatMap((rule) =>
      rule.tests.positive
        .map(([text, outcome]) => [rule.id, correctedBy(rule, text), outcome])
        .filter(([, made, outcome]) => made !== outcome),
    )
    expect(failures).toEqual([])
  })

  it('leave every negative example alone', () => {
    const failures = rules.flatMap((rule) =>
      rule.tests.negative
        .map((text) => [rule.id, correctedBy(rule, text), text])
        .filter(([, made, text]) => made !== text),
    )
    expect(failures).toEqual([])
  })

  it('mend Traditional text in its own characters', () => {
    const failures = rules
      .filter(({ language }) => language !== 'zh_CN')
      .flatMap((rule) =>
        rule.tests.positive
          .map(([text, outcome]) => [convertText(text, 'zh_TW'), convertText(outcome, 'zh_TW')] as const)
          .map(([text, outcome]) => [rule.id, correctedBy(rule, text, 'zh_TW'), outcome])
          .filter(([, made, outcome]) => made !== outcome),
      )
    expect(failures).toEqual([])
  })
})
