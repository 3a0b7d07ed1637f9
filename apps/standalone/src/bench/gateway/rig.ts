import { ADMIN, createKey, createWorkspace, newId, setWorkspace } from '@redraft/core'
import { createDatabase } from '@redraft/db'
import type { UsageMessage } from './child-messages.ts'
import { createClient, type Send } from './load/client.ts'
import { type BenchChild, type ChildOptions, startChild } from './start-child.ts'
import { openStoreCpu, type ReadStoreCpu } from './stores/store-cpu.ts'

/** A running gateway and worker with callers for it. */
export interface Target {
  readonly send: Send
  /** Resources of both processes since the last call. */
  usage(): Promise<TargetUsage>
}

export interface TargetUsage {
  readonly gateway: UsageMessage
  readonly worker: UsageMessage
  /** Of PostgreSQL and Redis since the last call; NaN where it cannot be told. */
  readonly storesCpuMs: number
}

export interface Rig {
  readonly ours: Target
  readonly reference: Target
  /** Transactions committed and rolled back in the database so far, and its client connections now. */
  database(): Promise<{ transactions: number; connections: number }>
}

/** Tenants with balances that no bench can empty: the first `many` share the load, the others have roles. */
export const TENANTS = { many: 50, hot: 50, small: 51, flooding: 52 } as const
const TENANT_COUNT = 53

const ROOMY = 1_000_000_000
const BODY = {
  text: `The committee met on Tuesday to review the progress of the restoration work. Its members agreed that the
roof of the old library should be repaired before winter, since rain had already damaged several shelves. The
architect presented two proposals: a slate roof, which would last for a century, and a cheaper one of tile. After a
long discussion the treasurer reminded everybody that donations had fallen by twelve per cent since March. A vote was
postponed until the next meeting, and the secretary was asked to obtain three further estimates by then.`,
}

interface TargetParts {
  readonly send: Send
  readonly gateway: BenchChild
  readonly worker: BenchChild
  readonly readStoreCpu: ReadStoreCpu
}

function targetOf({ send, gateway, worker, readStoreCpu }: TargetParts): Target {
  let storesBefore = 0
  return {
    send,
    async usage() {
      const [ofGateway, ofWorker, stores] = await Promise.all([
        gateway.usage(),
        worker.usage(),
        readStoreCpu(),
      ])
      const storesCpuMs = stores - storesBefore
      storesBefore = stores
      return { gateway: ofGateway, worker: ofWorker, storesCpuMs }
    },
  }
}

/** Starts both systems on the same stores, each as one gateway and one worker process. */
export async function startRig(options: ChildOptions): Promise<Rig> {
  const { stores, cleanup } = options
  const db = createDatabase({ databaseUrl: stores.databaseUrl, poolSize: 4, applicationName: 'bench' })
  cleanup.add(() => db.close())
  const readStoreCpu = await openStoreCpu(db, stores, cleanup)
  const ctx = { db }
  const tenants = await Promise.all(
    Array.from({ length: TENANT_COUNT }, async () => {
      const name = newId()
      const { workspaceId } = await createWorkspace({
        ctx,
        actor: ADMIN,
        input: { name, plan: 'business', words: ROOMY },
      })
      await setWorkspace({ ctx, actor: ADMIN, input: { workspaceId, requestsPerMinute: ROOMY } })
      const { key } = await createKey({ ctx, actor: ADMIN, input: { workspaceId, name: 'bench' } })
      return { workspaceId, key }
    }),
  )
  const start = (script: string) => startChild(script, options)
  // One after the other: a start cut short leaves no child that nobody knows of.
  // Workers before gateways, so that a gateway that stops can still end what is in flight.
  const worker = await start('./product/worker.js')
  const gateway = await start('./product/gateway.js')
  const referenceWorker = await start('./reference/worker.js')
  const referenceGateway = await start('./reference/gateway.js')
  const ours = createClient({
    ...{ port: gateway.port, path: '/api/v1/humanize', body: BODY },
    tenants: tenants.map(({ key }) => ({ authorization: `Bearer ${key}` })),
  })
  const reference = createClient({
    ...{ port: referenceGateway.port, path: '/humanize', body: BODY },
    tenants: tenants.map(({ workspaceId }) => ({ 'x-workspace': workspaceId })),
  })
  for (const client of [ours, reference]) cleanup.add(() => client.close())
  return {
    ours: targetOf({ send: ours.send, gateway, worker, readStoreCpu }),
    reference: targetOf({
      ...{ send: reference.send, readStoreCpu },
      ...{ gateway: referenceGateway, worker: referenceWorker },
    }),
    async database() {
      const rows = await db.prisma.$queryRaw<{ transactions: number; connections: number }[]>`
        SELECT (xact_commit + xact_rollback)::float8 AS transactions, numbackends::float8 AS connections
        FROM pg_stat_database WHERE datname = current_database()`
      return rows[0] ?? { transactions: Number.NaN, connections: Number.NaN }
    },
  }
}
