import type { Edit } from '../edit.ts'
import type { CompiledRule } from './english-rule.ts'
import { type Match, matchAt } from './match.ts'
import { renderReplacement } from './render.ts'
import type { RuleIndex } from './rule-index.ts'
import type { EnglishSentence } from './token.ts'

/** Which of n alternatives of a rule to try first: called once per match, so that repeats can take turns. */
export type ChooseAlternative = (ruleId: string, count: number) => number

/** Fluency of a wording in its place, in nats; only differences mean anything. */
export type RankWording = (left: string, wording: string, right: string) => number

export interface RuleChoice {
  readonly choose?: ChooseAlternative
  readonly rank?: RankWording | undefined
  /** Whether a wording is out of the text's register: the next alternative has its turn. */
  readonly refuses?: ((edit: Edit) => boolean) | undefined
}

/** The edits that the indexed rules propose for a sentence: one per match, by the first alternative that can be rendered. */
export function proposeByRules(
  sentence: EnglishSentence,
  text: string,
  index: RuleIndex,
  { choose = () => 0, rank, refuses }: RuleChoice = {},
): Edit[] {
  const edits: Edit[] = []
  const seen = new Set<string>()
  for (const { compiled, pattern, from } of index.candidates(sentence.tokens)) {
    const match = matchAt(pattern, sentence.tokens, from)
    if (match === undefined || !compiled.guards.every((guard) => guard(match, sentence))) continue
    const key = `${compiled.rule.id}:${match.from}:${match.to}`
    if (seen.has(key)) continue
    seen.add(key)
    const first = choose(compiled.rule.id, compiled.replacements.length)
    const edit = renderBest({ compiled, match, sentence, text, first, rank, refuses })
    if (edit !== undefined) edits.push(edit)
  }
  return edits
}

interface Rendering {
  readonly compiled: CompiledRule
  readonly match: Match
  readonly sentence: EnglishSentence
  readonly text: string
  readonly first: number
  readonly rank: RankWording | undefined
  readonly refuses: RuleChoice['refuses']
}

/** How much likelier, in nats, another alternative must be to jump the queue. */
const CLEARLY = 4

/** The alternative whose turn it is, unless it repeats a word or another one reads clearly better in its place. */
function renderBest({ compiled, match, sentence, text, first, rank, refuses }: Rendering): Edit | undefined {
  const { replacements } = compiled
  let best: { readonly edit: Edit; readonly score: number } | undefined
  for (let turn = 0; turn < replacements.length; turn++) {
    const template = replacements[(first + turn) % replacements.length] ?? ''
    const rendered = breaksParallel(template, match) ? undefined : renderReplacement(template, match, text)
    if (rendered === undefined) continue
    const before = text.slice(rendered.start, rendered.end)
    if (before === rendered.after) continue
    const edit = toEdit(compiled, { ...rendered, before })
    if (repeatsWord(edit, sentence) || refuses?.(edit)) continue
    if (rank === undefined || replacements.length === 1) return edit
    const score = rank(
      text.slice(Math.max(0, edit.start - 40), edit.start),
      edit.after,
      text.slice(edit.end, edit.end + 40),
    )
    if (best === undefined || score > best.score + CLEARLY) best = { edit, score }
  }
  return best?.edit
}

/** "to save fuel and cut costs" with only the first verb turned into -ing, or the other way round. */
function breaksParallel(template: string, { tokens, to }: Match): boolean {
  const form = /\{[a-z]\d?>(VB|VBG)\}/.exec(template)?.[1]
  if (form === undefined) return false
  return tokens.slice(to).some((token, offset) => {
    if (!/^(?:and|or|but|,)$/.test(token.lower)) return false
    const next = tokens
      .slice(to + offset + 1)
      .find((other) => other.pos !== 'ADV' && !/^(?:and|or|to)$/.test(other.lower))
    if (next === undefined) return false
    const isGerund = /ing$/.test(next.lower)
    return form === 'VB' ? isGerund : next.pos === 'VERB' && !isGerund && !/ed$/.test(next.lower)
  })
}

/** A new long word that already stands in the sentence would echo; the first six letters stand for the stem. */
function repeatsWord(edit: Edit, sentence: EnglishSentence): boolean {
  const stem = (word: string) => word.slice(0, 6).toLowerCase()
  const old = new Set((edit.before.match(/[a-z]{5,}/gi) ?? []).map(stem))
  const fresh = (edit.after.match(/[a-z]{5,}/gi) ?? []).map(stem).filter((word) => !old.has(word))
  const others = sentence.tokens.filter((token) => token.end <= edit.start || token.start >= edit.end)
  return fresh.some((word) => others.some((token) => token.lower.length >= 5 && stem(token.lower) === word))
}

function toEdit({ rule }: CompiledRule, place: Pick<Edit, 'start' | 'end' | 'before' | 'after'>): Edit {
  const { kind, reason, strength, risk, gain } = rule
  return { ...place, kind, reason, ruleId: rule.id, strength, risk, gain }
}
