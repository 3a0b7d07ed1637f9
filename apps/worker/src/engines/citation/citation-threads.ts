import { CITATION_STYLE_IDS } from '@redraft/contracts'
import { Piscina } from 'piscina'
import type { CitationTask, FoundSource, RecognizedSource } from './citation-thread.ts'

export interface CitationThreads {
  /** Compiles every style, and practises each afterwards while no request waits. */
  warmUp(): Promise<void>
  recognize(inputs: readonly unknown[], signal: AbortSignal): Promise<RecognizedSource[]>
  normalize(raw: unknown, signal: AbortSignal): Promise<FoundSource>
  /** The engine's part of the response body. */
  render(
    task: Extract<CitationTask, { kind: 'citation' | 'bibliography' }>,
    signal: AbortSignal,
  ): Promise<object>
  close(): Promise<void>
}

const THREAD_HEAP_MB = 1_024

/** One thread: citations take milliseconds. An abort ends and replaces it. */
export function createCitationThreads({ stylesDir }: { stylesDir: string | undefined }): CitationThreads {
  const pool = new Piscina({
    filename: new URL('./citation-thread.js', import.meta.url).href,
    name: 'runCitationTask',
    minThreads: 0,
    maxThreads: 1,
    // It starts with the first task, and stays.
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
    workerData: { stylesDir },
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB },
  })
  const run = (task: CitationTask, signal?: AbortSignal): Promise<unknown> =>
    pool.run(task, signal === undefined ? {} : { signal })
  const practise = async (): Promise<void> => {
    for (const style of CITATION_STYLE_IDS) {
      // A closed pool ends it; a fault shows in the request that meets it.
      const done = await run({ kind: 'practise', style }).then(
        () => true,
        () => false,
      )
      if (!done) return
    }
  }
  return {
    async warmUp() {
      await run({ kind: 'warm-up' })
      void practise()
    },
    recognize: async (inputs, signal) =>
      (await run({ kind: 'recognize', inputs }, signal)) as RecognizedSource[],
    normalize: async (raw, signal) => (await run({ kind: 'normalize', raw }, signal)) as FoundSource,
    render: async (task, signal) => (await run(task, signal)) as object,
    close: () => pool.destroy(),
  }
}
