import type { EngineName, TransformEngine } from '@redraft/contracts'
import { computeBy, createChatClient, createLlmEngine } from '@redraft/llm'
import type { WorkerConfig } from '../config.ts'
import { createLocalEngine } from './create-local-engine.ts'
import type { EngineThreads } from './engine-threads.ts'

/** What an engine is made from: threads for its computing; one with I/O does that on this thread. */
export interface EngineParts {
  readonly threads: Pick<EngineThreads, 'compute'>
}

/** The engines of a process by name; `llm` where a model is configured. */
export type TransformEngines = Readonly<Record<Exclude<EngineName, 'llm'>, TransformEngine>> & {
  readonly llm?: TransformEngine | undefined
}

/** Makes the engines that the settings name. */
export function transformEngines(config: WorkerConfig): (parts: EngineParts) => TransformEngines {
  return ({ threads }) => {
    const local = createLocalEngine(threads)
    return { local, llm: modelEngine(config, { threads, local }) }
  }
}

function modelEngine(
  { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey, ...config }: WorkerConfig,
  { threads, local }: EngineParts & { readonly local: TransformEngine },
): TransformEngine | undefined {
  if (baseUrl === undefined || model === undefined) return undefined
  return createLlmEngine({
    client: createChatClient({ baseUrl, apiKey, model }),
    local,
    settings: {
      samples: config.LLM_SAMPLES,
      review: config.LLM_REVIEW === 'on',
      temperature: config.LLM_TEMPERATURE,
      seed: config.LLM_SEED,
      concurrency: config.LLM_CONCURRENCY,
    },
    compute: computeBy(async (step, signal) => (await threads.compute({ kind: 'llm', step }, signal)).value),
    score: async (texts, language, signal) =>
      (await threads.compute({ kind: 'score', texts, language }, signal)).value,
  })
}
