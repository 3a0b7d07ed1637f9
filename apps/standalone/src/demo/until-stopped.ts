import { constants } from 'node:os'
import { onNpmExit } from '@redraft/core/process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const EXIT_BY_SIGNAL = 128
/** A terminal and npm may both deliver one Ctrl-C. */
const SAME_SIGNAL_MS = 250

/** Why the demo was ended before its end. */
export class StoppedError extends Error {
  readonly exitCode: number

  constructor(signal: (typeof SIGNALS)[number] | 'SIGPIPE') {
    super(`stopped by ${signal}`)
    this.exitCode = EXIT_BY_SIGNAL + constants.signals[signal]
  }
}

/**
 * Aborts on the first signal, when the reader of the output is gone, and when npm is; so that what was begun can be
 * undone. A second signal ends the process at once, after `onForced`.
 */
export function untilStopped(onForced: () => void): AbortSignal {
  const controller = new AbortController()
  let firstAt: number | undefined
  const stop = (error: StoppedError): void => {
    firstAt ??= performance.now()
    controller.abort(error)
  }
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const isSecond = firstAt !== undefined && performance.now() - firstAt > SAME_SIGNAL_MS
      const error = new StoppedError(signal)
      if (!isSecond) return stop(error)
      onForced()
      process.exit(error.exitCode)
    })
  }
  process.stdout.on('error', () => stop(new StoppedError('SIGPIPE')))
  process.stderr.on('error', () => undefined)
  onNpmExit(process.env, () => stop(new StoppedError('SIGTERM')))
  return controller.signal
}
