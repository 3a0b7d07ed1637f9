import type { PrismaClient } from '../generated/client.ts'

export interface SweepCounts {
  readonly expired: number
  readonly results: number
  readonly idempotencyKeys: number
}

/** SQL function `sweep_requests`: expires stale PENDING rows and purges what is past its retention. */
export async function callSweepRequests(
  prisma: PrismaClient,
  graceMs: number,
  limit: number,
): Promise<SweepCounts> {
  const rows = await prisma.$queryRaw<{ expired: number; results: number; idempotency_keys: number }[]>`
    SELECT * FROM sweep_requests(make_interval(secs => ${graceMs / 1000}::float8), ${limit}::int)`
  const row = rows[0]
  return {
    expired: row?.expired ?? 0,
    results: row?.results ?? 0,
    idempotencyKeys: row?.idempotency_keys ?? 0,
  }
}

/** SQL function `ensure_request_partitions`: makes the monthly partitions ahead; returns how many were missing. */
export async function callEnsureRequestPartitions(prisma: PrismaClient, months: number): Promise<number> {
  const rows = await prisma.$queryRaw<
    { made: number }[]
  >`SELECT ensure_request_partitions(${months}::int) AS made`
  return rows[0]?.made ?? 0
}

/** SQL function `drop_request_partition`: drops a month (`YYYY_MM`) of the usage log; returns the roll-up entries written. */
export async function callDropRequestPartition(prisma: PrismaClient, month: string): Promise<number> {
  const rows = await prisma.$queryRaw<
    { entries: number }[]
  >`SELECT drop_request_partition(${month}::text) AS entries`
  return rows[0]?.entries ?? 0
}
