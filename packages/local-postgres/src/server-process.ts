import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, stat, truncate } from 'node:fs/promises'
import type { Binaries } from './binaries.ts'
import type { ClusterPlace } from './cluster-place.ts'

const MAX_LOG_BYTES = 10_000_000

/** For a small machine that runs other things too; everything not named is PostgreSQL's default. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  // Queries here are short; compiling one costs more than it saves.
  jit: 'off',
  // No replicas, no base backups.
  max_wal_senders: '0',
  wal_level: 'minimal',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** Nothing of a throwaway cluster has to survive a crash of the machine; many test files share it. */
const THROWAWAY_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
}

export interface ServerProcess {
  readonly child: ChildProcess
  /** Settles when the process ends; never rejects. */
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Its last complaint in the log file since it started, one line. */
  complaint(): Promise<string>
}

/**
 * Starts the server without waiting for it. It gets a process group of its own, so that Ctrl-C in the terminal
 * reaches only its owner, and a log file instead of a pipe, so that it outlives its owner unharmed.
 */
export async function spawnServer(options: {
  place: ClusterPlace
  binaries: Binaries
  port: number
  throwaway: boolean
}): Promise<ServerProcess> {
  const { place } = options
  const settings = {
    ...SETTINGS,
    ...(options.throwaway ? THROWAWAY_SETTINGS : {}),
    port: String(options.port),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  await shortenLog(place.logFile)
  const logFile = await open(place.logFile, 'a', 0o600)
  try {
    const begin = (await logFile.stat()).size
    const child = spawn(options.binaries.postgres, ['-D', place.clusterDir, ...flags], {
      ...place.user,
      cwd: '/',
      env: serverEnvironment(),
      detached: true,
      stdio: ['ignore', logFile.fd, logFile.fd],
    })
    const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
      child.once('error', () => resolve({ code: null, signal: null }))
      child.once('exit', (code, signal) => resolve({ code, signal }))
    })
    return { child, exited, complaint: () => lastComplaint(place.logFile, begin) }
  } finally {
    await logFile.close()
  }
}

/** Only what the programs need: settings of the user's own PostgreSQL (`PGDATA`, `PGPORT`…) must not leak in. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

/** The last error line a PostgreSQL program wrote to the log file after byte `begin`. */
export async function lastComplaint(logFile: string, begin: number): Promise<string> {
  const text = (await readFile(logFile).catch(() => Buffer.alloc(0))).subarray(begin).toString('utf8')
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const complaint = lines.findLast((line) => /FATAL:|PANIC:|error:|ERROR:/.test(line)) ?? lines.at(-1)
  return complaint?.replace(/^.*?(?:FATAL|PANIC|ERROR|error):\s*/, '') ?? 'no message'
}

async function shortenLog(logFile: string): Promise<void> {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0
  if (size > MAX_LOG_BYTES) await truncate(logFile)
}
