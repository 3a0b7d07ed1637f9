import type { Change, PlacedNote, TransformOutcome, TransformTask, Warning } from '@redraft/contracts'
import { sentenceChanges } from './changes/sentence-changes.ts'
import { LLM_ENGINE_VERSION } from './engine-version.ts'
import { FALLBACK_CAUSES, type FallbackCause } from './report.ts'

/** A part of the text with what was made of it. */
export type DonePart =
  | { readonly by: 'model'; readonly source: string; readonly output: string }
  | {
      readonly by: 'local'
      readonly source: string
      readonly outcome: TransformOutcome
      /** Why the model's paragraph is here. */
      readonly cause?: FallbackCause | undefined
    }
  | { readonly by: 'nobody'; readonly source: string }

const CODES = {
  rejected: 'model_answers_rejected',
  unreachable: 'model_unreachable',
  late: 'model_too_late',
} as const

/** A warning for each cause, with the paragraphs (counted from 1 among those for the model) that fell back. */
export function fallbackWarnings(causes: readonly (FallbackCause | undefined)[]): Warning[] {
  return FALLBACK_CAUSES.flatMap((cause) => {
    const numbers = causes.flatMap((each, index) => (each === cause ? [index + 1] : []))
    return numbers.length === 0 ? [] : [{ code: CODES[cause], values: { paragraphs: numbers.join(', ') } }]
  })
}

/** Warnings of the local engine that speak of its text as a whole say nothing of a text that it did in part. */
const OF_A_WHOLE: ReadonlySet<Warning['code']> = new Set([
  'no_change',
  'unsure_places',
  'expand_wording_only',
  'expand_reworded',
  'shorten_by_percent',
  'shorten_little',
])

const pointsOf = (text: string): number => [...text].length

/** A text in parts that are done. */
export interface Assembly {
  readonly task: TransformTask
  readonly parts: readonly DonePart[]
  readonly model: string
  readonly warnings: readonly Warning[]
}

/** Puts the parts of a text together again; places are code points of the whole output. */
export function assembleOutcome({ task, parts, model, warnings: before }: Assembly): TransformOutcome {
  let output = ''
  const changes: Change[] = []
  const notes: PlacedNote[] = []
  const warnings = new Map(before.map((warning) => [JSON.stringify(warning), warning]))
  const engines = new Set([`${LLM_ENGINE_VERSION}:${model}`])
  for (const part of parts) {
    const made = madeOf(part, task)
    const shift = pointsOf(output)
    const moved = <Place extends { start: number; end: number }>(places: readonly Place[]) =>
      places.map((place) => ({ ...place, start: place.start + shift, end: place.end + shift }))
    changes.push(...moved(made.changes))
    notes.push(...moved(made.notes))
    output += made.output
    if (part.by !== 'local') continue
    if (part.cause !== undefined || part.outcome.output !== part.source) engines.add(part.outcome.engine)
    for (const warning of part.outcome.warnings)
      if (!OF_A_WHOLE.has(warning.code)) warnings.set(JSON.stringify(warning), warning)
  }
  const own: Warning[] = output === task.text ? [{ code: 'no_change' }] : []
  if (notes.length > 0) own.push({ code: 'unsure_places', values: { count: notes.length } })
  return { output, changes, notes, warnings: [...warnings.values(), ...own], engine: [...engines].join(', ') }
}

function madeOf(
  part: DonePart,
  { language }: TransformTask,
): { output: string; changes: readonly Change[]; notes: readonly PlacedNote[] } {
  if (part.by === 'nobody') return { output: part.source, changes: [], notes: [] }
  if (part.by === 'local') {
    const { output, changes, notes = [] } = part.outcome
    return { output, changes, notes }
  }
  return { output: part.output, changes: sentenceChanges(part.source, part.output, language), notes: [] }
}
