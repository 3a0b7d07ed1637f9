import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 20

/**
 * Polls until `condition` gives something truthy, and returns it. A condition that throws counts as not met.
 * @throws Error naming `what` (and the condition's last error) after `timeoutMs`.
 */
export async function waitFor<Value>(
  condition: () => Value | Promise<Value>,
  options: { timeoutMs: number; what: string },
): Promise<Exclude<Value, false | 0 | '' | null | undefined>> {
  const giveUpAt = performance.now() + options.timeoutMs
  let cause: unknown
  do {
    try {
      const value = await condition()
      if (value) return value as Exclude<Value, false | 0 | '' | null | undefined>
      cause = undefined
    } catch (error) {
      cause = error
    }
    await pause(POLL_MS)
  } while (performance.now() < giveUpAt)
  throw new Error(`Waited ${options.timeoutMs} ms in vain for ${options.what}`, { cause })
}
