import type { TestProject } from 'vitest/node'
import { type RunningStores, startStores } from './start-stores.ts'

let stores: RunningStores | undefined

/** vitest's entry: one PostgreSQL, and one Redis where there is a redis-server, for the whole run. */
export async function setup(project: TestProject): Promise<void> {
  stores = await startStores((line) => project.vitest.logger.log(`[stores] ${line}`))
  project.provide('redraftStores', stores.provided)
}

/** vitest's exit: nothing of the stores is left, neither processes nor files. */
export async function teardown(): Promise<void> {
  await stores?.stop()
}
