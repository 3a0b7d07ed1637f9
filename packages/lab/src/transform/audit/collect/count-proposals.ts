import type { Language } from '@redraft/contracts'
import { parseSource } from '@redraft/transform'
import {
  analyseSentences,
  compileZhRules,
  EnglishRuleIndex,
  loadEnglishRules,
  matchZhRule,
  proposeByEnglishRules,
  viewSentences,
} from '@redraft/transform/internals'

/** How often each rule matches a text whatever the goal: what it could propose at most, by rule id. */
export type CountProposals = (text: string) => ReadonlyMap<string, number>

/** A counter for the rules of a language; guards are asked, purposes, registers and rivals are not. */
export function createProposalCounter(language: Language): CountProposals {
  return language === 'en' ? englishCounter() : zhCounter(language)
}

function englishCounter(): CountProposals {
  const index = new EnglishRuleIndex(loadEnglishRules())
  return (text) => {
    const source = parseSource({ text, language: 'en', personalTerms: [] })
    const edits = analyseSentences(source).flatMap((sentence) => proposeByEnglishRules(sentence, text, index))
    return tallied(edits.map(({ ruleId }) => ruleId))
  }
}

function zhCounter(language: 'zh_CN' | 'zh_TW'): CountProposals {
  const rules = compileZhRules(language)
  return (text) => {
    const source = parseSource({ text, language, personalTerms: [] })
    const possible = rules.filter(({ probe }) => probe.test(text))
    const ids = viewSentences(source).flatMap((sentence) =>
      possible.flatMap((rule) => matchZhRule(rule, sentence).map(() => rule.rule.id)),
    )
    return tallied(ids)
  }
}

function tallied(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
