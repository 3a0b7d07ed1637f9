import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface PrepareOrder {
  /** A direct connection, never a pooler in transaction mode. */
  readonly databaseUrl: string
  readonly redisUrl: string | undefined
}

/** The key of the demo workspace where it was made, or what a person has to mend. */
export type Prepared = { readonly key: string | undefined } | { readonly fault: string }

/** The stores cannot be brought up to this version; the message is one line that says what to mend. */
export class PreparationError extends Error {
  override readonly name = 'PreparationError'
}

export interface Preparation {
  /** Applies the migrations and makes the demo workspace. Throws `PreparationError`, or what went wrong with the process. */
  run(order: PrepareOrder): Promise<string | undefined>
  /** Ends the process, whatever it does. */
  kill(): void
}

/**
 * Migrations and the first workspace in a process of their own, which loads while the database starts: the schema engine
 * takes 100 MB that the supervisor would keep.
 */
export function startPreparation(): Preparation {
  const child = fork(new URL('./prepare.js', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit').then(([code, signal]: unknown[]): Prepared => {
    throw new Error(`The preparation of the database ended early (${String(signal ?? code)})`)
  })
  // Nobody may be waiting when it is killed.
  exited.catch(() => undefined)
  return {
    async run(order) {
      const answer = once(child, 'message').then(([message]) => message as Prepared)
      child.send(order)
      const prepared = await Promise.race([answer, exited])
      if ('fault' in prepared) throw new PreparationError(prepared.fault)
      return prepared.key
    },
    kill: () => child.kill('SIGKILL'),
  }
}
