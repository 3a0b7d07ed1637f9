import type { Language, TransformOutcome, TransformTask } from '@redraft/contracts'
import { describeChanges } from './changes.ts'
import { composeEdits } from './compose.ts'
import { applyEdits, type Edit } from './edit.ts'
import { checkGates, type GateFailure, SHARED_GATES } from './gates/check.ts'
import type { Gate } from './gates/gate.ts'
import { keepPassing } from './keep-passing.ts'
import { changedShare, contentUnits } from './measure.ts'
import { ruleMode, synonymsLevel } from './mode.ts'
import { parseSource } from './parse.ts'
import { createRandom, hashText } from './random.ts'
import type { Extent, LanguageRewriter, ProposeRequest } from './rewriter.ts'
import { isFreeOf } from './role.ts'
import { selectEdits } from './select.ts'
import { type Source, sparesProtected } from './source.ts'

export const ENGINE_VERSION = 'local@0.1.0'

export interface TransformEngineOptions {
  readonly rewriters: readonly LanguageRewriter[]
  /** Probability in [0, 1] that a text was machine-written; injected, so that this package knows no detector. */
  readonly scoreText?: (text: string, language: Language) => number
  /** Told the edits behind each returned outcome, with their rule ids; places are UTF-16 units of the source. */
  readonly onEdits?: (edits: readonly Edit[]) => void
}

/** The local engine as pure computing; a worker gives it a thread and the shape of a `TransformEngine`. */
export interface LocalEngine {
  transform(task: TransformTask): TransformOutcome
}

/** The local engine: parse → protect → propose → select → render → verify, in rounds. Pure and deterministic. */
export function createEngine(options: TransformEngineOptions): LocalEngine {
  const byLanguage = new Map(options.rewriters.map((rewriter) => [rewriter.language, rewriter]))
  return {
    transform(task) {
      const rewriter = byLanguage.get(task.language)
      if (rewriter === undefined) throw new RangeError(`no rewriter for ${task.language}`)
      const { scoreText, onEdits } = options
      const isScored = scoreText !== undefined && task.goal.endpoint === 'humanize'
      const source = parseSource(task)
      const variants = (isScored ? SEEDS[task.language] : [0]).map((seed) =>
        transformWith(rewriter, task, { source, seed }),
      )
      const best = isScored ? leastScored(variants, (text) => scoreText(text, task.language)) : variants[0]
      if (best === undefined) throw new RangeError('no variants')
      onEdits?.(best.edits)
      return describe(rewriter, task, { ...best, source })
    },
  }
}

/**
 * Where a score is at hand, humanize tries these seeds and keeps the output with the lowest one. A variant of 2,000
 * Chinese characters takes about 150 ms: as many as stay near 300 ms.
 */
const SEEDS: Readonly<Record<Language, readonly number[]>> = {
  en: [0, 1, 2],
  zh_CN: [0, 1],
  zh_TW: [0, 1],
}

interface Variant {
  readonly output: string
  readonly edits: readonly Edit[]
}

function leastScored(variants: readonly Variant[], score: (text: string) => number): Variant | undefined {
  const [best] = variants
    .map((variant, index) => ({ variant, index, score: score(variant.output) }))
    .sort((a, b) => a.score - b.score || a.index - b.index)
  return best?.variant
}

interface Start {
  /** The task's text taken apart: the same for every seed. */
  readonly source: Source
  readonly seed: number
}

function transformWith(rewriter: LanguageRewriter, task: TransformTask, { source, seed }: Start): Variant {
  const gates = [...SHARED_GATES, ...rewriter.gates]
  const request = requestOf(task)
  const random = createRandom(hashText(`${seed}:${request.mode}:${request.synonymsLevel}:${task.text}`))
  let edits: Edit[] = []
  let current = source
  const rounds = rewriter.rounds(request)
  for (let round = 0; round < rounds; round++) {
    const proposal = { ...request, round, random }
    const chosen = runRound(rewriter, current, proposal)
    if (chosen.length === 0) continue
    edits = dropFailing(source, composeEdits(source.text, edits, chosen), gates)
    current = parseSource({ ...task, text: applyEdits(source.text, edits) })
  }
  return { edits, output: applyEdits(source.text, edits) }
}

/** What the caller is told of the variant that was chosen: measured once, for it alone. */
function describe(
  rewriter: LanguageRewriter,
  task: TransformTask,
  { source, edits, output }: Variant & { readonly source: Source },
): TransformOutcome {
  const warnings = rewriter.warnings(requestOf(task), extentOf(task.text, output), source)
  if (output === task.text) warnings.push({ code: 'no_change' })
  return { output, changes: describeChanges(task.text, edits), warnings, engine: ENGINE_VERSION }
}

function requestOf({ goal }: TransformTask): Omit<ProposeRequest, 'round' | 'random'> {
  return { goal, mode: ruleMode(goal), synonymsLevel: synonymsLevel(goal) }
}

function extentOf(before: string, after: string): Extent {
  const lengthRatio = contentUnits(after).length / Math.max(1, contentUnits(before).length)
  return { changedShare: changedShare(before, after), lengthRatio }
}

function runRound(rewriter: LanguageRewriter, source: Source, request: ProposeRequest): Edit[] {
  const budget = rewriter.budget(request)
  const proposals = rewriter
    .propose(source, request)
    .filter((edit) => edit.before !== edit.after && edit.risk <= budget.maxRisk && isPermitted(source, edit))
  const total = contentUnits(source.text).length
  const candidates = proposals.filter((edit) => isAccepted(rewriter, source, edit))
  const value = memoise((edit) => rewriter.value(edit, request))
  const chosen = selectEdits(candidates, {
    value,
    cost: (edit) => (isFreeOf('budget', edit) ? 0 : contentUnits(edit.before).length),
    capacity: Math.max(3, Math.floor(budget.maxChangedShare * total)),
  })
  return rewriter.arrange?.(source, { chosen, candidates, value, request }) ?? chosen
}

function isPermitted(source: Source, edit: Edit): boolean {
  return !edit.before.includes('\n') && !edit.after.includes('\n') && sparesProtected(source, edit)
}

/** How far around an edit its well-formedness is judged, in UTF-16 units. */
const CONTEXT = 60

function isAccepted(rewriter: LanguageRewriter, source: Source, edit: Edit): boolean {
  const left = source.text.slice(Math.max(0, edit.start - CONTEXT), edit.start)
  const right = source.text.slice(edit.end, edit.end + CONTEXT)
  return rewriter.accepts(`${left}${edit.before}${right}`, `${left}${edit.after}${right}`)
}

/** A valuation may draw from the seeded generator: ask it once per edit. */
function memoise(value: (edit: Edit) => number): (edit: Edit) => number {
  const known = new Map<Edit, number>()
  return (edit) => {
    const found = known.get(edit) ?? value(edit)
    known.set(edit, found)
    return found
  }
}

/** Gates are never waived: edits that fail them are dropped, the rest stays. */
function dropFailing(source: Source, edits: readonly Edit[], gates: readonly Gate[]): Edit[] {
  return keepPassing(edits, (some) => gateFailure(source, some, gates) === undefined)
}

function gateFailure(
  source: Source,
  edits: readonly Edit[],
  gates: readonly Gate[],
): GateFailure | undefined {
  return checkGates(source, applyEdits(source.text, edits), gates)
}
