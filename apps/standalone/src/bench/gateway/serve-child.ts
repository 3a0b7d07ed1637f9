import type { ChildMessage } from './child-messages.ts'

export interface ChildPart {
  /** Resolves when the part serves, with its port if it has one. */
  start(): Promise<number | undefined>
  close(): Promise<void>
}

const SAMPLE_RSS_EVERY_MS = 100

function tell(message: ChildMessage): void {
  process.send?.(message)
}

/** Answers every message of the parent with the CPU time and the peak of the memory since the last one. */
function answerUsage(): void {
  let cpu = process.cpuUsage()
  let peakRssBytes = 0
  const sample = (): void => {
    peakRssBytes = Math.max(peakRssBytes, process.memoryUsage.rss())
  }
  setInterval(sample, SAMPLE_RSS_EVERY_MS).unref()
  process.on('message', () => {
    sample()
    const { user, system } = process.cpuUsage(cpu)
    tell({ type: 'usage', cpuMs: (user + system) / 1_000, peakRssBytes })
    cpu = process.cpuUsage()
    peakRssBytes = 0
  })
}

/** Runs a part of the bench in a process of its own, until SIGTERM or until the parent is gone. */
export async function serveChild(part: ChildPart): Promise<void> {
  process.once('SIGTERM', () => void part.close().then(() => process.exit(0)))
  process.once('disconnect', () => process.exit(1))
  answerUsage()
  const port = await part.start()
  tell({ type: 'ready', ...(port === undefined ? {} : { port }) })
}
