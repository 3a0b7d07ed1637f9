import type { Language, TransformGoal, TransformTask } from '@redraft/contracts'
import { applyEdits, type Edit, trimEdit } from '@redraft/transform'
import { createRandom } from '@redraft/transform/internals'
import type { EvalRow } from '../read-rows.ts'

/** One edit as a reader judges it: in the sentence where it now stands. */
export interface ReviewItem {
  readonly goal: string
  readonly source: string
  readonly rule: string
  readonly before: string
  readonly after: string
  /** The input and the output around the edit, with the edit in ⟦ ⟧. */
  readonly contextBefore: string
  readonly contextAfter: string
}

const GOALS: readonly (readonly [name: string, goal: TransformGoal])[] = [
  ['humanize', { endpoint: 'humanize', mode: 'reduce-aigc' }],
  ['humanize reduce-both', { endpoint: 'humanize', mode: 'reduce-both' }],
  ['paraphrase 5', { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 5 }],
  ['paraphrase 10', { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 10 }],
  ['paraphrase formal', { endpoint: 'paraphrase', mode: 'formal', synonymsLevel: 5 }],
  ['paraphrase simple', { endpoint: 'paraphrase', mode: 'simple', synonymsLevel: 5 }],
  ['rewrite', { endpoint: 'rewrite', tone: 'academic' }],
]

/** Characters shown on each side of an edit; short, because the texts belong to others. */
const CONTEXT: Readonly<Record<'en' | 'zh', number>> = { en: 90, zh: 30 }

/** Draws `count` edits with a seed: rows in random order, the goals in turn, at most two edits of an output. */
export function sampleEdits(parts: {
  /** The edits that an engine makes of a task, as `onEdits` tells them. */
  readonly editsOf: (task: TransformTask) => readonly Edit[]
  readonly rows: readonly EvalRow[]
  readonly language: Language
  readonly count: number
  readonly seed: number
}): ReviewItem[] {
  const random = createRandom(parts.seed)
  const rows = shuffled(
    parts.rows.filter((row) => row.lang === parts.language),
    random,
  )
  const items: ReviewItem[] = []
  for (const [at, row] of rows.entries()) {
    const [name, goal] = GOALS[at % GOALS.length] ?? ['', undefined]
    if (goal === undefined || items.length >= parts.count) break
    const edits = parts.editsOf({ text: row.text, language: row.lang, goal, personalTerms: [] })
    const width = CONTEXT[parts.language === 'en' ? 'en' : 'zh']
    const marked = edits.map((edit) => describe(edit, { text: row.text, edits, width }))
    items.push(
      ...shuffled(marked, random)
        .slice(0, 2)
        .map((item) => ({ goal: name, source: row.id, ...item })),
    )
  }
  return items.slice(0, parts.count)
}

function describe(
  edit: Edit,
  { text, edits, width }: { text: string; edits: readonly Edit[]; width: number },
): Omit<ReviewItem, 'goal' | 'source'> {
  const { start, end, before, after, ruleId } = trimEdit(edit)
  const left = applyEdits(
    text.slice(0, edit.start),
    edits.filter((other) => other.end <= edit.start && other !== edit),
  )
  const shift = (other: Edit): Edit => ({
    ...other,
    start: other.start - edit.end,
    end: other.end - edit.end,
  })
  const right = applyEdits(
    text.slice(edit.end),
    edits.filter((other) => other.start >= edit.end && other !== edit).map(shift),
  )
  const outside = { left: text.slice(edit.start, start), right: text.slice(end, edit.end) }
  return {
    rule: ruleId,
    before,
    after,
    contextBefore: `${text.slice(Math.max(0, start - width), start)}⟦${before}⟧${text.slice(end, end + width)}`,
    contextAfter: `${(left + outside.left).slice(-width)}⟦${after}⟧${(outside.right + right).slice(0, width)}`,
  }
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
