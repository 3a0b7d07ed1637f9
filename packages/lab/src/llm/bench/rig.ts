import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Language, ModelUse, TextJob } from '@redraft/contracts'
import { createTextEngines, readConfig, type TextEngines, transformEngines } from '@redraft/worker'
import { PASSAGES } from './passages.ts'

/** A worker's text engines with a model whose answers take `answerMs`, in another process. */
export interface Rig {
  readonly engines: TextEngines
  /** What requests told of their calls. */
  readonly uses: ModelUse[]
  close(): Promise<void>
}

export async function openRig(options: {
  readonly answerMs: number
  readonly threads: number
  readonly concurrency: number
}): Promise<Rig> {
  const server = fork(fileURLToPath(new URL('endpoint/main.js', import.meta.url)), [String(options.answerMs)])
  const [baseUrl] = (await once(server, 'message')) as [string]
  const config = readConfig({
    ...{ DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none', LLM_BASE_URL: baseUrl, LLM_MODEL: 'scripted' },
    ...{ ENGINE: 'llm', LLM_CONCURRENCY: String(options.concurrency) },
    WORKER_CONCURRENCY: String(options.threads),
  })
  const uses: ModelUse[] = []
  const engines = createTextEngines({
    threads: options.threads,
    transform: transformEngines(config),
    onModelUse: async (_, use) => void uses.push(use),
  })
  await engines.warmUp()
  return {
    engines,
    uses,
    async close() {
      server.disconnect()
      await engines.close()
    },
  }
}

/** A text with figures of its own, so that no cache answers for the engine. */
export function textOf(language: Language, round: number): string {
  const text = PASSAGES[language].map(({ source }) => source).join('\n\n')
  return text.replace(/31(?=%)|48/g, (figure) => String(Number(figure) + (round % 40)))
}

export function jobOf(engine: 'llm' | 'local', language: Language, round: number): TextJob {
  return {
    ...{ v: 1, request_id: randomUUID(), reply_to: '', words: 150, text: textOf(language, round), language },
    ...{ endpoint: 'humanize', mode: 'reduce-aigc', personal_terms: [], warnings: [], engine },
  }
}

/** Milliseconds from the call to the answer of a job that has a minute. */
export async function timeJob({ engines }: Rig, job: TextJob): Promise<number> {
  const started = performance.now()
  await engines.run(job, { signal: new AbortController().signal, deadline: started + 60_000 })
  return performance.now() - started
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
