import { describe, expect, it } from 'vitest'
import { loadRuleFiles, loadRules } from './load-rules.ts'
import { tryRule } from './try-rule.ts'

describe.each(loadRuleFiles())('rules/en/$name', ({ rules }) => {
  it('gives what each positive example of a rule says', () => {
    const wrong = rules.flatMap((compiled) =>
      compiled.rule.tests.positive
        .map((example) => ({ id: compiled.rule.id, ...example, got: tryRule(compiled, example.in) }))
        .filter(({ out, got }) => out !== got),
    )
    expect(wrong).toEqual([])
  })

  it('runs no two words together where a mark was between them', () => {
    const glued = rules.flatMap(({ rule }) =>
      rule.tests.positive.filter(({ in: before, out }) => {
        const heads: string[] = before.match(/\p{L}+(?=[,;:])/gu) ?? []
        return heads.some((head) =>
          new RegExp(`\\b${head}(?:as|and|also|but|so|too|which|who)\\b`, 'u').test(out),
        )
      }),
    )
    expect(glued).toEqual([])
  })

  it('leaves each negative example of a rule alone', () => {
    const wrong = rules.flatMap((compiled) =>
      compiled.rule.tests.negative
        .map((text) => ({ id: compiled.rule.id, text, got: tryRule(compiled, text) }))
        .filter(({ text, got }) => text !== got),
    )
    expect(wrong).toEqual([])
  })
})

describe('loadRules', () => {
  it('finds no two rules with one id', () => {
    expect(() => loadRules()).not.toThrow()
  })
})
