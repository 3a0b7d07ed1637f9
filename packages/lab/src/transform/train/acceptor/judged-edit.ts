import { z } from 'zod'
import { VERDICTS } from '../../audit/record/read-verdicts.ts'

/** An edit that a reader judged, by what can be said of it without its text. */
export const judgedEditSchema = z.object({
  /** Number of the text that it stands in: edits of one text are never in two parts of a cross-validation. */
  text: z.number().int(),
  verdict: z.enum(VERDICTS),
  ids: z.array(z.string()).min(1),
  group: z.string(),
  mode: z.string(),
  kind: z.string(),
  role: z.string(),
  purposes: z.array(z.string()),
  /** Function words (characters of Chinese) and marks beside it; `*` for any other word, empty for a border. */
  previous: z.string(),
  next: z.string(),
  /** Sizes, place, hand-set weights and how well both wordings fit, by name. */
  measures: z.array(z.number()),
})
export type JudgedEdit = z.infer<typeof judgedEditSchema>

/** Judged edits of a language, with the names of their measures. */
export interface JudgedEdits {
  readonly measures: readonly string[]
  readonly edits: readonly JudgedEdit[]
}

const COLUMNS = ['text', 'verdict', 'ids', 'group', 'mode', 'kind', 'role', 'purposes', 'previous', 'next']
const LIST = '+'

/** A line each: the columns, then the measures. */
export function formatJudged({ measures, edits }: JudgedEdits): string {
  const lines = edits.map((edit) =>
    [
      ...[edit.text, edit.verdict, edit.ids.join(LIST), edit.group, edit.mode, edit.kind, edit.role],
      ...[edit.purposes.join(LIST), edit.previous, edit.next],
      ...edit.measures.map((value) => Math.round(value * 100) / 100),
    ].join('\t'),
  )
  return [[...COLUMNS, ...measures].join('\t'), ...lines, ''].join('\n')
}

/** @throws ZodError where a line is none of `formatJudged`. */
export function parseJudged(tsv: string): JudgedEdits {
  const [head = '', ...lines] = tsv.split('\n')
  const edits = lines.filter(Boolean).map((line) => {
    const [text, verdict, ids = '', group, mode, kind, role, purposes = '', previous, next, ...rest] =
      line.split('\t')
    return judgedEditSchema.parse({
      ...{ text: Number(text), verdict, ids: ids.split(LIST), group, mode, kind, role },
      ...{ purposes: purposes.split(LIST).filter(Boolean), previous, next, measures: rest.map(Number) },
    })
  })
  return { measures: head.split('\t').slice(COLUMNS.length), edits }
}
