import type { EngineName, TransformEngine } from '@redraft/contracts'
import { createLocalEngine } from './create-local-engine.ts'
import type { EngineThreads } from './engine-threads.ts'

/** What an engine is made from: threads for its computing; one with I/O does that on this thread. */
export interface EngineParts {
  readonly threads: Pick<EngineThreads, 'compute'>
}

/** Every engine that `ENGINE` can name. */
export const TRANSFORM_ENGINES: Readonly<Record<EngineName, (parts: EngineParts) => TransformEngine>> = {
  local: ({ threads }) => createLocalEngine(threads),
}
