import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { endsWithFile } from './children.ts'
import { waitFor } from './wait-for.ts'

export interface SpawnedNode {
  readonly pid: number
  /** Everything written to stdout and stderr so far, in the order of arrival. */
  output(): string
  /**
   * The first line that matches, now or later. The process may take as long as it computes or prints.
   * @throws Error with the output when the process ends first, or does nothing for `timeoutMs`
   */
  waitForLine(pattern: RegExp, timeoutMs?: number): Promise<string>
  /** Sends the signal (SIGTERM by default) and waits for the end. */
  kill(signal?: NodeJS.Signals): Promise<ExitStatus>
  readonly exited: Promise<ExitStatus>
}

export interface ExitStatus {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

const LINE_TIMEOUT_MS = 30_000

/** Time that a process has computed, in clock ticks; 0 where Linux does not tell. */
function cpuTicks(pid: number | undefined): number {
  try {
    // Behind the name in parentheses, which may hold anything; utime and stime are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}

/**
 * Runs a script with Node as a child process. Its environment is `env` and the paths a process needs, nothing
 * else of ours: settings of the machine must not change a test.
 */
export function spawnNode(
  script: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): SpawnedNode {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH, HOME, TMPDIR, ...env },
    // The channel closes when this process dies, and what runs by `runProcess` stops then, even where no hook ran.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  endsWithFile(child)
  let output = ''
  const collect = (chunk: string): void => {
    output += chunk
  }
  child.stdout?.setEncoding('utf8').on('data', collect)
  child.stderr?.setEncoding('utf8').on('data', collect)
  let ended = false
  // `close`, not `exit`: all of the output has arrived by then.
  const exited = new Promise<ExitStatus>((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }))
    child.once('close', (code, signal) => resolve({ code, signal }))
  }).finally(() => {
    ended = true
  })
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    kill: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
    waitForLine: async (pattern, timeoutMs = LINE_TIMEOUT_MS) => {
      const found = (): string | undefined => output.split('\n').find((line) => pattern.test(line))
      const what = `a line like ${pattern} from ${script}`
      const progress = () => `${output.length} ${cpuTicks(child.pid)}`
      await waitFor(() => found() !== undefined || ended, { timeoutMs, what, progress })
      const line = found()
      if (line === undefined) throw new Error(`${script} ended without ${what}:\n${output}`)
      return line
    },
  }
}
