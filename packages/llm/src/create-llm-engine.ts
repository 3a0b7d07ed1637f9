import type { EngineLimits, TransformEngine, TransformOutcome, TransformTask } from '@redraft/contracts'
import { type DonePart, fallbackWarnings } from './assemble-outcome.ts'
import type { ChatClient } from './client/chat-client.ts'
import { createModelCaller, type ModelCaller } from './client/model-caller.ts'
import { COMPUTE_HERE, type LlmCompute, type SplitPart } from './compute/llm-step.ts'
import { openReport } from './report.ts'
import { type RewriteDeps, type Rewritten, rewriteParagraph } from './rewrite-paragraph.ts'
import { DEFAULT_LLM_SETTINGS, type LlmSettings } from './settings.ts'

export interface LlmEngineParts {
  readonly client: ChatClient
  readonly settings?: Partial<LlmSettings>
  /** Rewrites what the model did not, or not well enough. */
  readonly local: TransformEngine
  /** Where verification is computed; the calling thread when absent. */
  readonly compute?: LlmCompute
  /** Probabilities that texts were machine-written. */
  readonly score?: RewriteDeps['score']
}

/** An engine that asks a model, with the state of its endpoint. */
export interface LlmEngine extends TransformEngine {
  /** `open`: the endpoint failed time after time and is left alone for a while. */
  endpointState(): ReturnType<ModelCaller['state']>
}

/** Time that is kept for the local engine: a share of what there is, within bounds (ms). */
const RESERVE = { share: 0.3, mostMs: 5_000 }

/**
 * An engine that lets a language model rewrite paragraph by paragraph. What does not pass verification is asked for
 * again, once with what was wrong; what fails then, or is late, is rewritten by the local engine, and a warning says so.
 */
export function createLlmEngine({ client, local, score, ...given }: LlmEngineParts): LlmEngine {
  const settings: LlmSettings = { ...DEFAULT_LLM_SETTINGS, ...given.settings }
  const compute = given.compute ?? COMPUTE_HERE
  const caller = createModelCaller({ client, concurrency: settings.concurrency })
  return {
    endpointState: () => caller.state(),
    async transform(task, limits) {
      const parts = await compute.split(task, limits.signal)
      const forModel = parts.flatMap(({ kind, text, masked }) =>
        kind === 'model' && masked !== undefined ? [{ text, masked }] : [],
      )
      if (forModel.length === 0) return local.transform(task, limits)
      const book = openReport()
      const asides = startLocal(local, { task, parts }, limits)
      const rewritten = await rewriteAll(
        { caller, settings, compute, score, book },
        { task, forModel },
        limits,
      )
      const causes = rewritten.map((each) => (each.isRewritten ? undefined : each.cause))
      for (const cause of causes) if (cause !== undefined) book.fellBack(cause)
      const modelUse = book.close(client.model, forModel.length)
      const warnings = fallbackWarnings(causes)
      if (rewritten.every(({ isRewritten }) => !isRewritten)) {
        const outcome = await local.transform(task, limits)
        return { ...outcome, warnings: [...warnings, ...outcome.warnings], modelUse }
      }
      let paragraph = 0
      const done = await Promise.all(
        parts.map(async ({ kind, text }, index): Promise<DonePart> => {
          const aside = asides[index]
          if (aside !== undefined) return { by: 'local', source: text, outcome: await aside }
          if (kind !== 'model') return { by: 'nobody', source: text }
          const result = rewritten[paragraph++]
          if (result?.isRewritten) return { by: 'model', source: text, output: result.output }
          const outcome = await local.transform({ ...task, text }, limits)
          return { by: 'local', source: text, outcome, cause: result?.cause }
        }),
      )
      const assembly = { task, parts: done, model: client.model, warnings }
      return { ...(await compute.assemble(assembly, limits.signal)), modelUse }
    },
  }
}

/** What is the local engine's from the start does not wait for the model. */
function startLocal(
  local: TransformEngine,
  { task, parts }: { readonly task: TransformTask; readonly parts: readonly SplitPart[] },
  limits: EngineLimits,
): (Promise<TransformOutcome> | undefined)[] {
  return parts.map(({ kind, text }) => {
    if (kind !== 'local') return undefined
    const outcome = local.transform({ ...task, text }, limits)
    // Looked at later, or not at all when every paragraph falls back.
    outcome.catch(() => undefined)
    return outcome
  })
}

function rewriteAll(
  deps: RewriteDeps,
  {
    task,
    forModel,
  }: {
    readonly task: TransformTask
    readonly forModel: readonly { readonly text: string; readonly masked: string }[]
  },
  { signal, deadline }: EngineLimits,
): Promise<Rewritten[]> {
  const { language, goal, personalTerms } = task
  const left = deadline - performance.now()
  const endsAt = deadline - Math.min(RESERVE.share * left, RESERVE.mostMs)
  return Promise.all(
    forModel.map((each) =>
      rewriteParagraph(deps, { ...each, language, goal, personalTerms }, { signal, endsAt }),
    ),
  )
}
