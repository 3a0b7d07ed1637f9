import { execFileSync, spawn } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endsWithFile } from './children.ts'
import type { ExitStatus } from './spawn-node.ts'
import { waitFor } from './wait-for.ts'

export interface SpawnedOnPipe {
  readonly pid: number
  /** Resolves when the process said that it is ready. @throws Error when it ends first. */
  ready(timeoutMs?: number): Promise<void>
  /** The reader of its output dies. */
  closeReader(): void
  /** The pipe is full, and its reader does not read. */
  fillPipe(): void
  signal(signal: NodeJS.Signals): void
  exited(timeoutMs?: number): Promise<ExitStatus>
}

const READY_MS = 90_000
const EXIT_MS = 30_000
const CHUNK = Buffer.alloc(4_096, '.')

function openPipe(): { reader: number; writer: number } {
  const folder = mkdtempSync(join(tmpdir(), 'redraft-pipe-'))
  const path = join(folder, 'pipe')
  execFileSync('mkfifo', [path])
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(path, 'w')
  rmSync(folder, { recursive: true })
  return { reader, writer }
}

/** Writes into the pipe, through a descriptor that does not wait, until it takes no more. */
function fill(writer: number): void {
  const own = openSync(`/proc/self/fd/${writer}`, constants.O_WRONLY | constants.O_NONBLOCK)
  try {
    for (;;) writeSync(own, CHUNK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
  } finally {
    closeSync(own)
  }
}

/** Runs a script with Node; its standard output and error are one pipe, whose reader the test plays. */
export function spawnOnPipe(script: string, env: Readonly<Record<string, string>> = {}): SpawnedOnPipe {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const { reader, writer } = openPipe()
  const child = spawn(process.execPath, [script], {
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', writer, writer, 'ipc'],
  })
  endsWithFile(child)
  let isReady = false
  let status: ExitStatus | undefined
  child.on('message', () => {
    isReady = true
  })
  child.once('exit', (code, signal) => {
    status = { code, signal }
  })
  return {
    pid: child.pid ?? 0,
    async ready(timeoutMs = READY_MS) {
      await waitFor(() => isReady || status, { timeoutMs, what: `${script} to be ready` })
      if (!isReady) throw new Error(`${script} ended with ${status?.code} before it was ready`)
    },
    closeReader() {
      closeSync(reader)
      closeSync(writer)
    },
    fillPipe: () => fill(writer),
    signal: (signal) => void child.kill(signal),
    exited: (timeoutMs = EXIT_MS) => waitFor(() => status, { timeoutMs, what: `${script} to end` }),
  }
}
