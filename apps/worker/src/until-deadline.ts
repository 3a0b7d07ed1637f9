const RETRY_AFTER_MS = 200

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Repeats a database call until it succeeds or the deadline (of `performance.now()`) passed: a restart of PostgreSQL must
 * not lose a result. Rejects with the last error.
 */
export async function untilDeadline<T>(deadline: number, call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (performance.now() + RETRY_AFTER_MS > deadline) throw error
      await pause(RETRY_AFTER_MS)
    }
  }
}
