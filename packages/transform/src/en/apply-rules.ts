import { echoesInSentence } from '../echoes/english.ts'
import type { Edit } from '../edit.ts'
import { claimedPurposes } from '../purpose/claims.ts'
import type { CompiledRule } from './english-rule.ts'
import { type Match, matchAt } from './match.ts'
import { breaksParallel, rewordsSpeaker, strandsPreposition } from './parallel.ts'
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

/** Kinds that exchange a word for its like; repairs and cuts are none of them. */
const CHOOSES = new Set(['synonym', 'rewording', 'collocation', 'plain_word', 'register'])

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
    if (CHOOSES.has(compiled.rule.kind) && rewordsSpeaker(match, sentence)) continue
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
    if (before === rendered.after || strandsPreposition(rendered.after, match)) continue
    const edit = toEdit(compiled, { ...rendered, before })
    if (echoesInSentence(edit, wordsBeside(edit, sentence)) || refuses?.(edit)) continue
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

function wordsBeside({ start, end }: Edit, { tokens }: EnglishSentence): readonly string[] {
  return tokens.filter((token) => token.end <= start || token.start >= end).map(({ lower }) => lower)
}

function toEdit({ rule }: CompiledRule, place: Pick<Edit, 'start' | 'end' | 'before' | 'after'>): Edit {
  const { id: ruleId, kind, reason, strength, risk, role, waives, gain } = rule
  const purposes = claimedPurposes(rule)
  return { ...place, kind, reasons: [{ code: reason }], ruleId, strength, risk, role, waives, gain, purposes }
}
