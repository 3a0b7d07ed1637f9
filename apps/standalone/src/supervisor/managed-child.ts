import { type ChildProcess, fork } from 'node:child_process'

export interface ChildSpec {
  readonly name: string
  readonly script: string
  readonly environment: NodeJS.ProcessEnv
}

export interface ChildEvents {
  /** One line for the person at the terminal. */
  readonly log: (line: string) => void
  /** The child cannot run at all (its port is taken, a setting is wrong): the whole service stops. */
  readonly onFatal: (exitCode: number) => void
}

/** Exit codes after which a restart would fail in the same way: bad settings, port in use. */
const FATAL_EXITS = new Set([1, 98])
const FIRST_BACK_OFF_MS = 500
const MAX_BACK_OFF_MS = 10_000
/** Longer than the gateway's longest wait for a request in flight. */
const STOP_TIMEOUT_MS = 45_000

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
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.#child = child
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

  /** Asks the child to finish and waits for it; after 45 s it is killed. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#restart)
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
      child.once('exit', () => {
        clearTimeout(timer)
        resolve()
      })
      child.kill('SIGTERM')
    })
  }
}
