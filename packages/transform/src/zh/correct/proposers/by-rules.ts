import type { CorrectionProposal } from '../../../correct/proposal.ts'
import { convertText } from '../../convert.ts'
import { tokensIn, type ZhSentence } from '../../view.ts'
import type { ZhCorrectionScene, ZhProposer } from '../scene.ts'
import type { CorrectionRule } from './correction-rule.ts'
import { narrow } from './narrow.ts'

/** A proposer for each rule. @throws SyntaxError when a pattern is none. */
export function proposersOf(rules: readonly Omit<CorrectionRule, 'tests'>[]): ZhProposer[] {
  return rules.map((rule) => {
    const pattern = new RegExp(rule.pattern, 'dgu')
    return { id: `${rule.class}.${rule.id}`, propose: (scene) => applyRule(rule, pattern, scene) }
  })
}

function applyRule(
  rule: Omit<CorrectionRule, 'tests'>,
  pattern: RegExp,
  { sentence, language }: ZhCorrectionScene,
): CorrectionProposal[] {
  if (rule.language !== undefined && rule.language !== language) return []
  const { text, reading, span } = sentence
  return [...reading.matchAll(pattern)].flatMap((match) => {
    const { index } = match
    const end = index + match[0].length
    if (rule.loose !== true && !standsAlone(sentence, index, end)) return []
    if (!bears(sentence, match, rule.tags, true) || !bears(sentence, match, rule.notTags, false)) return []
    const after = rule.replacement.replaceAll(
      /\$(\d)|([^$]+)/g,
      (_, group: string | undefined, words: string) => {
        if (group === undefined) return convertText(words, language)
        const [from, to] = match.indices?.[Number(group)] ?? [0, 0]
        return text.slice(from, to)
      },
    )
    const change = narrow(index, text.slice(index, end), after)
    return [
      {
        start: span.start + change.start,
        end: span.start + change.end,
        after: change.after,
        class: rule.class,
        code: rule.code,
        prior: rule.prior,
      },
    ]
  })
}

function standsAlone({ cuts, span }: ZhSentence, start: number, end: number): boolean {
  return cuts.has(span.start + start) && cuts.has(span.start + end)
}

function bears(
  sentence: ZhSentence,
  match: RegExpMatchArray,
  wanted: CorrectionRule['tags'],
  isWanted: boolean,
): boolean {
  return Object.entries(wanted ?? {}).every(([group, tags]) => {
    const [from = 0, to = 0] = match.indices?.[Number(group)] ?? []
    const tokens = tokensIn(sentence, { start: sentence.span.start + from, end: sentence.span.start + to })
    const has = ({ tag }: { readonly tag: string }): boolean => tags.some((prefix) => tag.startsWith(prefix))
    return isWanted ? tokens.length > 0 && tokens.every(has) : !tokens.some(has)
  })
}
