import { type ChildProcess, fork } from 'node:child_process'
import { createInterface } from 'node:readline'
import { EXIT_NOT_STOPPED_IN_TIME } from '@redraft/core/process'

export interface ChildSpec {
  readonly name: string
  readonly script: string
  readonly environment: NodeJS.ProcessEnv
  /** It is killed when it has not stopped by itself by then. */
  readonly stopTimeoutMs: number
}

export interface ChildEvents {
  /** One line for the person at the terminal. */
  readonly log: (line: string) => void
  /** A line that the child wrote. */
  readonly output: (line: string, to: 'stdout' | 'stderr') => void
  /** The child cannot run at all (its port is taken, a setting is wrong): the whole service stops. */
  readonly onFatal: (exitCode: number) => void
}

/** Exit codes after which a restart would fail in the same way: bad settings, port in use. */
const FATAL_EXITS = new Set([1, 98])
const FIRST_BACK_OFF_MS = 500
const MAX_BACK_OFF_MS = 10_000

/** Runs one child and restarts it when it dies: at once, or with back-off when it died before it was ever ready. */
export class ManagedChild {
  readonly #spec: ChildSpec
  readonly #events: ChildEvents
  #child: ChildProcess | undefined
  #restart: NodeJS.Timeout | undefined
  #stopping = false
  #everReady = false
  #failures = 0
  #markReady: () => void = () => undefined
  readonly #firstReady: Promise<void>

  constructor(spec: ChildSpec, events: ChildEvents) {
    this.#spec = spec
    this.#events = events
    this.#firstReady = new Promise((resolve) => {
      this.#markReady = resolve
    })
  }

  start(): void {
    // A process group of its own: Ctrl-C reaches the supervisor alone, which then stops the parts in order.
    const child = fork(this.#spec.script, {
      env: this.#spec.environment,
      detached: true,
      // Pipes of its own, read here: a child that inherits ours would make them block for all of us.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    this.#forwardOutput(child)
    let ready = false
    child.on('message', (message) => {
      if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'ready')
        return
      ready = true
      this.#everReady = true
      this.#failures = 0
      this.#markReady()
    })
    child.on('exit', (code, signal) => {
      if (this.#child === child) this.#exited({ code, signal, ready })
    })
  }

  #forwardOutput(child: ChildProcess): void {
    for (const to of ['stdout', 'stderr'] as const) {
      const input = child[to]
      if (input) createInterface({ input }).on('line', (line) => this.#events.output(line, to))
    }
  }

  /** Resolves at the first time the child said that it is ready. */
  ready(): Promise<void> {
    return this.#firstReady
  }

  #exited({ code, signal, ready }: { code: number | null; signal: string | null; ready: boolean }): void {
    this.#child = undefined
    if (this.#stopping) return
    if (!this.#everReady && code !== null && FATAL_EXITS.has(code)) {
      this.#events.onFatal(code)
      return
    }
    const backOffMs = ready ? 0 : Math.min(FIRST_BACK_OFF_MS * 2 ** this.#failures++, MAX_BACK_OFF_MS)
    const when = backOffMs === 0 ? 'now' : `in ${backOffMs} ms`
    this.#events.log(`${this.#spec.name} ended (${signal ?? `exit ${code}`}); restarting ${when}`)
    this.#restart = setTimeout(() => this.start(), backOffMs)
  }

  /** Stops the child and starts it with the code that is there now. */
  async restart(): Promise<void> {
    await this.stop()
    this.#stopping = false
    this.start()
  }

  /** Ends the child without waiting for anything. */
  kill(): void {
    this.#stopping = true
    clearTimeout(this.#restart)
    this.#child?.kill('SIGKILL')
  }

  /** Asks the child to finish and waits for it; it is killed when that takes too long, which is `late`. */
  async stop(): Promise<'stopped' | 'late'> {
    this.#stopping = true
    clearTimeout(this.#restart)
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return 'stopped'
    return new Promise((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), this.#spec.stopTimeoutMs)
      child.once('exit', (code) => {
        clearTimeout(timer)
        const late = child.signalCode === 'SIGKILL' || code === EXIT_NOT_STOPPED_IN_TIME
        if (late) this.#events.log(`${this.#spec.name} did not stop in time`)
        resolve(late ? 'late' : 'stopped')
      })
      child.kill('SIGTERM')
    })
  }
}
