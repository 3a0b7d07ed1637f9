import { setTimeout as pause } from 'node:timers/promises'
import { readProcess } from './process-info.ts'

/** How a server is asked, in order, and how long each is given, ms: fast, immediate, and the system's way. */
const WAYS = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 5_000],
] as const

const POLL_MS = 20

/**
 * Stops a server and waits until its process is gone. A fast shutdown ends open transactions and writes
 * everything down; the harsher ways make the next start recover, and lose nothing committed either.
 */
export async function stopServer(pid: number): Promise<void> {
  const before = await readProcess(pid)
  if (!before) return
  for (const [signal, patienceMs] of WAYS) {
    if (!send(pid, signal)) return
    const giveUpAt = performance.now() + patienceMs
    while (performance.now() < giveUpAt) {
      if ((await readProcess(pid))?.startedAt !== before.startedAt) return
      await pause(POLL_MS)
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
