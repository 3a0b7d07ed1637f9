/** Lets so many run at once; the others wait in order. */
export interface Limiter {
  /** Runs `work` when there is room. Rejects without running it when `signal` aborts first. */
  run<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value>
}

export function createLimiter(most: number): Limiter {
  let running = 0
  const waiting = new Set<() => void>()

  function leave(): void {
    running -= 1
    const [next] = waiting
    if (next === undefined) return
    waiting.delete(next)
    next()
  }

  function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (running < most) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const proceed = () => {
        signal.removeEventListener('abort', giveUp)
        running += 1
        resolve()
      }
      const giveUp = () => {
        waiting.delete(proceed)
        reject(signal.reason)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      waiting.add(proceed)
    })
  }

  return {
    async run(signal, work) {
      await enter(signal)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
