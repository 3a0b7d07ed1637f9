import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 20

export interface WaitOptions {
  /** Patience in milliseconds of an idle machine. */
  readonly timeoutMs: number
  /** What is waited for, for the error. */
  readonly what: string
  /** While what it gives changes, what is waited for is under way, and the patience begins anew. */
  readonly progress?: () => string | number
}

/**
 * Polls until `condition` gives something truthy, and returns it. A condition that throws counts as not met. The patience
 * is counted in polls, and neither in the time that a poll was late nor in that of the condition: on a machine busy with
 * other work everything is slower, this loop too.
 * @throws Error naming `what` (and the condition's last error) when the patience is over.
 */
export async function waitFor<Value>(
  condition: () => Value | Promise<Value>,
  { timeoutMs, what, progress }: WaitOptions,
): Promise<Exclude<Value, false | 0 | '' | null | undefined>> {
  const patience = Math.ceil(timeoutMs / POLL_MS)
  let cause: unknown
  let seen = progress?.()
  for (let left = patience; left >= 0; left--) {
    try {
      const value = await condition()
      if (value) return value as Exclude<Value, false | 0 | '' | null | undefined>
      cause = undefined
    } catch (error) {
      cause = error
    }
    await pause(POLL_MS)
    const now = progress?.()
    if (now !== seen) left = patience
    seen = now
  }
  throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`, { cause })
}
