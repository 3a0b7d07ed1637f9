import { type Language, PARAPHRASE_MODES, type TransformGoal } from '@redraft/contracts'
import { type Edit, type Gate, type LocalEngine, parseSource, rewriteFailure } from '@redraft/transform'
import { createRandom } from '@redraft/transform/internals'
import { nastyText } from './nasty-text.ts'

export interface FuzzFault {
  readonly seed: number
  readonly fault: string
}

export interface FuzzReport {
  readonly inputs: number
  readonly changed: number
  readonly slowestMs: number
  readonly faults: readonly FuzzFault[]
}

/** Every endpoint and mode, chosen by the seed. */
function goalOf(seed: number): TransformGoal {
  const random = createRandom(seed ^ 0x5bd1e995)
  const mode = PARAPHRASE_MODES[Math.floor(random() * PARAPHRASE_MODES.length)] ?? 'standard'
  const at = random()
  if (at < 0.3) return { endpoint: 'humanize', mode: at < 0.15 ? 'reduce-aigc' : 'reduce-both' }
  if (at < 0.8) return { endpoint: 'paraphrase', mode, synonymsLevel: Math.floor(random() * 11) }
  return { endpoint: 'rewrite', tone: at < 0.9 ? 'academic' : 'neutral' }
}

/** Transforms `count` nasty texts: a crash, or an output that fails a gate, is a fault. `now` gives milliseconds. */
export function fuzz(parts: {
  readonly engine: LocalEngine
  readonly language: Language
  readonly gates: readonly Gate[]
  /** What the engine mended first in its last text; absent: nothing. */
  readonly corrections?: () => readonly Edit[]
  readonly from: number
  readonly count: number
  readonly now: () => number
}): FuzzReport {
  const faults: FuzzFault[] = []
  let changed = 0
  let slowestMs = 0
  for (let seed = parts.from; seed < parts.from + parts.count; seed++) {
    const task = {
      text: nastyText(parts.language, seed),
      language: parts.language,
      goal: goalOf(seed),
      personalTerms: [],
    }
    const started = parts.now()
    try {
      const { output } = parts.engine.transform(task)
      const corrections = parts.corrections?.() ?? []
      const failure = rewriteFailure(parseSource(task), { corrections, output }, parts.gates)
      if (failure !== undefined) faults.push({ seed, fault: `${failure.gate}: ${failure.detail}` })
      if (output !== task.text) changed++
    } catch (error) {
      faults.push({ seed, fault: error instanceof Error ? error.message : String(error) })
    }
    slowestMs = Math.max(slowestMs, parts.now() - started)
  }
  return { inputs: parts.count, changed, slowestMs, faults }
}
