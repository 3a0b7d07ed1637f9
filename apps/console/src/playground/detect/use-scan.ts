import type { DetectResponse, SourceKind } from '@redraft/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCurrentWorkspace } from '../../api/current-workspace.ts'
import { ApiError } from '../../api/send.ts'
import { retryAfterSeconds } from '../run/retry-after.ts'
import { newIdempotencyKey, runEndpoint } from '../run/run-endpoint.ts'
import type { ScannedChunk } from '../scan/combine-reports.ts'
import { type ChunkFailure, type ScanOutcome, scanDocument } from '../scan/scan-document.ts'
import { type Chunk, splitDocument } from '../scan/split-document.ts'

export interface ScanSource {
  readonly text: string
  readonly language: string
  readonly sourceKind: SourceKind
  /** Name of the file that was read. */
  readonly name: string | undefined
}

export interface ScanState {
  readonly source: ScanSource
  /** Where each part of the document begins, in code points; also of those that were not scanned. */
  readonly starts: readonly number[]
  /** Parts of this run, and how many of them are done. */
  readonly total: number
  readonly done: number
  readonly isRunning: boolean
  readonly isCancelled: boolean
  readonly scanned: readonly ScannedChunk[]
  readonly failed: readonly ChunkFailure[]
}

const STOPPING = new Set(['insufficient_balance', 'daily_scan_limit_exceeded', 'not_signed_in', 'not_found'])

/** A wait that ends early when the scan is cancelled. */
function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

interface Round {
  readonly workspaceId: string
  readonly source: ScanSource
  readonly chunks: readonly Chunk[]
  /** Keys by the start of the part; those of parts that failed are used again. */
  readonly keys: Map<number, string>
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
}

/** One round over some parts of a document. */
function scanRound({ workspaceId, source, chunks, keys, signal, onProgress }: Round): Promise<ScanOutcome> {
  return scanDocument({
    chunks,
    send: (chunk, idempotencyKey) =>
      runEndpoint<DetectResponse>({
        workspaceId,
        endpoint: 'detect',
        body: { text: chunk.text, language: source.language, source_kind: source.sourceKind },
        idempotencyKey,
      }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'result_purged') keys.delete(chunk.start)
        throw error
      }),
    retryAfter: retryAfterSeconds,
    stops: (error) => error instanceof ApiError && STOPPING.has(error.code),
    wait: (seconds) => wait(seconds, signal),
    keyOf({ start }) {
      const key = keys.get(start) ?? newIdempotencyKey()
      keys.set(start, key)
      return key
    },
    onProgress,
    signal,
  })
}

/** What is shown before the first part is done. */
const startOf = (source: ScanSource, chunks: readonly Chunk[]): ScanState => ({
  source,
  starts: chunks.map(({ start }) => start),
  total: chunks.length,
  done: 0,
  isRunning: true,
  isCancelled: false,
  scanned: [],
  failed: [],
})

export interface Scan {
  readonly state: ScanState | undefined
  readonly start: (source: ScanSource) => void
  /** Scans the parts that failed; the others are kept. */
  readonly retry: () => void
  /** Sends no further part. The one under way is waited for: the service finishes and charges it anyway. */
  readonly cancel: () => void
}

/** Scans a document part by part and keeps what came back. */
export function useScan(): Scan {
  const workspaceId = useCurrentWorkspace().workspace.workspace_id
  const queries = useQueryClient()
  const [state, setState] = useState<ScanState>()
  const controller = useRef<AbortController>(undefined)
  const keys = useRef(new Map<number, string>())

  async function run(initial: ScanState, chunks: readonly Chunk[]): Promise<void> {
    const abort = new AbortController()
    controller.current?.abort()
    controller.current = abort
    const update = (fields: Partial<ScanState>) => {
      if (controller.current === abort) setState((old) => (old ? { ...old, ...fields } : old))
    }
    setState(initial)
    const { source } = initial
    const { scanned, failed } = await scanRound({
      ...{ workspaceId, source, chunks, signal: abort.signal },
      keys: keys.current,
      onProgress: (done) => update({ done }),
    })
    const all = [...initial.scanned, ...scanned].sort((a, b) => a.chunk.start - b.chunk.start)
    const isCancelled = abort.signal.aborted && scanned.length + failed.length < chunks.length
    update({ isRunning: false, isCancelled, scanned: all, failed })
    void queries.invalidateQueries({ queryKey: ['workspace', workspaceId] })
  }

  return {
    state,
    start(source) {
      const chunks = splitDocument(source.text)
      keys.current = new Map()
      void run(startOf(source, chunks), chunks)
    },
    retry() {
      if (!state) return
      const chunks = state.failed.map(({ chunk }) => chunk)
      const { starts, scanned } = state
      void run({ ...startOf(state.source, chunks), starts, scanned }, chunks)
    },
    cancel() {
      controller.current?.abort()
      setState((old) => (old ? { ...old, isCancelled: true } : old))
    },
  }
}
