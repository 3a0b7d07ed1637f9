const CHECK_EVERY_MS = 1_000

/**
 * Calls back once when npm, under which the process was started, is gone: npm passes SIGTERM to a shell that does not
 * pass it on. Does nothing for a process started by `node`, so a closed terminal ends no service.
 */
export function onNpmExit(environment: NodeJS.ProcessEnv, callback: () => void): void {
  if (environment.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, CHECK_EVERY_MS)
  timer.unref()
}
