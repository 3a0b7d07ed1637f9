import type { Edit } from '../edit.ts'
import type { RuleMode } from '../mode.ts'
import { isEvenOnly, isModestEdit, type Spacing } from '../modest.ts'
import { serves } from '../operation.ts'
import { claimedPurposes } from '../purpose/claims.ts'
import { loadAcceptedIds } from '../purpose/load-accepted-ids.ts'
import { wantsAny } from '../purpose/wanted-purposes.ts'
import { isEnabled } from './eligibility.ts'
import type { CompiledRule } from './english-rule.ts'
import { OPERATIONS } from './operations/operations.ts'
import { POLICIES } from './policy.ts'

/** Modes whose edits readers prefer to the source; what they make, a modest paraphrase makes too. */
const PREFERRED_MODES: readonly RuleMode[] = ['reduce-aigc', 'polish-neutral']

/** Another order is no other word, and no shorter one: nothing speaks for it where the first has its reasons. */
const ORDER_KINDS: ReadonlySet<string> = new Set(['coordination_order', 'list_order'])

/**
 * Kinds of operations whose edits readers let pass throughout (in paraphrase, none undone), and which shorten: their
 * single ids have no verdicts of their own since their files changed.
 */
const CLEAN_KINDS: ReadonlySet<string> = new Set(['relative_clause'])

/** UTF-16 units that an exchange may add. */
const LONGER_BY = 2
const WORDS_PER_EXCHANGE = 12
const MOST_EXCHANGES = 3
const WORDS_BETWEEN = 3

/** Another word in each dozen of a sentence, at least one and never two close together: the sentence stays the writer's. */
export const SPACING: Spacing = {
  allowed: (sentence) =>
    Math.min(MOST_EXCHANGES, Math.max(1, Math.floor(countWords(sentence) / WORDS_PER_EXCHANGE))),
  areApart: (between) => countWords(between) >= WORDS_BETWEEN,
}

function countWords(text: string): number {
  return text.match(/\S*\p{L}\S*/gu)?.length ?? 0
}

/** Which edits of a text a modest paraphrase in English makes (`../modest.ts`). */
export function modestEdits(rules: readonly CompiledRule[]): (edit: Edit, text: string) => boolean {
  const accepted = new Set([...loadAcceptedIds('en'), ...cleanOperations()])
  const preferred = preferredIds(rules)
  return (edit, text) => {
    if (!isEvenOnly(edit)) return preferred.has(edit.ruleId)
    return (
      !ORDER_KINDS.has(edit.kind) &&
      isModestEdit(edit, text, accepted, LONGER_BY) &&
      !standsByLiteral(edit, text)
    )
  }
}

function cleanOperations(): string[] {
  return OPERATIONS.filter(({ kind }) => CLEAN_KINDS.has(kind)).map(({ id }) => id)
}

function preferredIds(rules: readonly CompiledRule[]): ReadonlySet<string> {
  const level = POLICIES.standard.boldness
  const enabled = rules.filter((compiled) =>
    PREFERRED_MODES.some((mode) => isEnabled(compiled.rule, mode, level)),
  )
  const operations = OPERATIONS.filter((operation) =>
    PREFERRED_MODES.some((mode) => serves(operation, mode) && wantsAny(mode, claimedPurposes(operation))),
  )
  return new Set([...enabled.map(({ rule }) => rule.id), ...operations.map(({ id }) => id)])
}

const LITERAL_BEFORE = /(?:\d[^\s]*|["“‘']|(?<![.!?:]["”’')]*\s|^|\n)\b\p{Lu}[\p{L}\p{N}-]*)\s*$/u
const LITERAL_AFTER = /^\s*(?:[^\s\p{L}]*\d|["“”’]|\p{Lu}\p{L})/u
/** UTF-16 units looked at before a wording: a long word. */
const BEFORE = 40
const AFTER = 20

/** Right beside a figure, a quotation mark or a capitalised word: it may belong to a measure, a title or a term. */
function standsByLiteral({ start, end, before }: Edit, text: string): boolean {
  if (/^\p{Lu}/u.test(before)) return LITERAL_AFTER.test(text.slice(end, end + AFTER))
  return (
    LITERAL_BEFORE.test(text.slice(Math.max(0, start - BEFORE), start)) ||
    LITERAL_AFTER.test(text.slice(end, end + AFTER))
  )
}
