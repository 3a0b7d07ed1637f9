import { constants } from 'node:os'
import { exitOnSettingsError } from '../settings/parse-settings.ts'
import { onNpmExit } from './on-npm-exit.ts'

/** Exit code of a process that was not stopped before its shutdown deadline; `timeout` of coreutils uses it too. */
export const EXIT_NOT_STOPPED_IN_TIME = 124
/** Added to a signal's number, as shells do, when that signal ended the process at once. */
const EXIT_BY_SIGNAL = 128
/** A terminal and npm may both deliver one Ctrl-C: signals this close to the first one are that one. */
const SAME_SIGNAL_MS = 250

/** What a process does from its start to its end. */
export interface ProcessService {
  /** Ends this process by itself when `close` takes longer. */
  readonly shutdownTimeoutMs: number
  /** Resolves when the process serves; a supervisor is sent what it resolves with. */
  start(): Promise<object | undefined>
  /** Ends the work in hand and closes everything. `reason` is an identifier, so that log lines can show it; `late` when something of it had to be ended by force. */
  close(reason: string): Promise<'stopped' | 'late'>
  /** Tells why the start failed, and returns the exit code. */
  explain(error: unknown): number
  /** Told that `close` failed or was not done in time; must not wait for anything. */
  onUnclean(what: 'failed' | 'late', error?: unknown): void
  /** Ends what would outlive this process, without waiting for it. */
  kill?(): void
}

export interface ProcessOptions<Config> {
  readonly readConfig: (environment: NodeJS.ProcessEnv) => Config
  /** `stop` is for a process that has to end by itself. */
  readonly create: (config: Config, stop: (reason: string, exitCode: number) => void) => ProcessService
  readonly signals?: readonly NodeJS.Signals[]
}

function settingsOf<Config>(readConfig: ProcessOptions<Config>['readConfig']): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exitOnSettingsError(error)
  }
}

/** Closes a service and ends the process: with `exitCode`, or when the deadline passes first. */
async function end(service: ProcessService, reason: string, exitCode: number): Promise<void> {
  setTimeout(() => {
    service.onUnclean('late')
    service.kill?.()
    process.exit(EXIT_NOT_STOPPED_IN_TIME)
  }, service.shutdownTimeoutMs)
  try {
    const closed = await service.close(reason)
    process.exit(closed === 'late' ? EXIT_NOT_STOPPED_IN_TIME : exitCode)
  } catch (error) {
    service.onUnclean('failed', error)
    process.exit(exitCode === 0 ? 1 : exitCode)
  }
}

/** The first signal stops, another one ends the process at once. */
function onSignals(
  signals: readonly NodeJS.Signals[],
  service: ProcessService,
  stop: (reason: string) => void,
): void {
  let firstAt: number | undefined
  for (const signal of signals) {
    process.on(signal, () => {
      if (firstAt === undefined) {
        firstAt = performance.now()
        stop(signal)
      } else if (performance.now() - firstAt > SAME_SIGNAL_MS) {
        service.kill?.()
        process.exit(EXIT_BY_SIGNAL + constants.signals[signal])
      }
    })
  }
}

/**
 * Runs a process of the service: reads its settings, starts it, and stops it in order on a signal, when its supervisor is
 * gone, or when the npm that started it is gone. A reader of its output that died or does not read neither ends it nor
 * keeps it. Exit codes: 0 stopped, 1 wrong settings or failed, 124 not stopped in time, 128 + n ended by a second signal.
 */
export async function runProcess<Config>({
  readConfig,
  create,
  signals = ['SIGTERM', 'SIGINT'],
}: ProcessOptions<Config>): Promise<void> {
  // A broken pipe is an event of these streams; without a listener it would be an uncaught error.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const config = settingsOf(readConfig)
  let stopping = false
  const stop = (reason: string, exitCode = 0): void => {
    if (stopping) return
    stopping = true
    void end(service, reason, exitCode)
  }
  const service = create(config, stop)
  onSignals(signals, service, stop)
  // Under a supervisor: when it dies, so do we.
  process.on('disconnect', () => stop('supervisor-gone'))
  onNpmExit(process.env, () => stop('npm-gone'))
  try {
    const ready = await service.start()
    if (!stopping && process.connected) process.send?.({ type: 'ready', ...ready })
  } catch (error) {
    // Stopped while it was starting: what it was starting with was closed under it.
    if (!stopping) stop('start-failed', service.explain(error))
  }
}
