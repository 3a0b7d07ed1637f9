import type { DetectResponse } from '@redraft/contracts'
import type { ScannedChunk } from './combine-reports.ts'
import type { Chunk } from './split-document.ts'

/** A failure of one part: what was thrown, and how long the server asks to wait, in seconds. */
export interface ChunkFailure {
  readonly chunk: Chunk
  readonly error: unknown
}

export interface ScanOutcome {
  readonly scanned: readonly ScannedChunk[]
  readonly failed: readonly ChunkFailure[]
}

export interface ScanTask {
  readonly chunks: readonly Chunk[]
  /** One call of detect; throws on any failure. */
  send(chunk: Chunk, idempotencyKey: string): Promise<DetectResponse>
  /** Seconds to wait before the one repeat; undefined when a repeat cannot help. */
  retryAfter(error: unknown): number | undefined
  /** True when no other part can succeed either, as with an empty balance. */
  stops(error: unknown): boolean
  wait(seconds: number): Promise<void>
  /** The key of a part: the same whenever it is sent, so that it is paid once. */
  keyOf(chunk: Chunk): string
  onProgress(done: number): void
  readonly signal: AbortSignal
}

async function scanChunk(task: ScanTask, chunk: Chunk): Promise<DetectResponse> {
  const key = task.keyOf(chunk)
  try {
    return await task.send(chunk, key)
  } catch (error) {
    const seconds = task.retryAfter(error)
    if (seconds === undefined || task.signal.aborted) throw error
    await task.wait(seconds)
    task.signal.throwIfAborted()
    return task.send(chunk, key)
  }
}

/**
 * Scans the parts one after the other. A part that fails is tried once more under its key, so that nobody pays
 * twice; failing again, it is listed and the others go on. After an abort no further part is sent.
 */
export async function scanDocument(task: ScanTask): Promise<ScanOutcome> {
  const scanned: ScannedChunk[] = []
  const failed: ChunkFailure[] = []
  for (const chunk of task.chunks) {
    if (task.signal.aborted) break
    const last = failed.at(-1)
    if (last && task.stops(last.error)) {
      failed.push({ chunk, error: last.error })
      continue
    }
    try {
      scanned.push({ chunk, answer: await scanChunk(task, chunk) })
    } catch (error) {
      if (task.signal.aborted) break
      failed.push({ chunk, error })
    }
    task.onProgress(scanned.length + failed.length)
  }
  return { scanned, failed }
}
