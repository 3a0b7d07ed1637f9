import type { PrismaClient } from '../generated/client.ts'

/** How a request stands when a worker takes it up, by the database's clock; in milliseconds. */
export interface WorkTimes {
  /** Until its deadline. */
  readonly remainingMs: number
  /** Since it was opened. */
  readonly waitedMs: number
}

/** The times of each request; undefined where the deadline passed or the request has ended. */
export async function readWorkTimes(
  prisma: PrismaClient,
  ids: readonly string[],
): Promise<(WorkTimes | undefined)[]> {
  const rows = await prisma.$queryRaw<({ id: string } & WorkTimes)[]>`
    SELECT id, (extract(epoch FROM deadline_at - clock_timestamp()) * 1000)::float8 AS "remainingMs",
      (extract(epoch FROM clock_timestamp() - created_at) * 1000)::float8 AS "waitedMs"
    FROM api_request WHERE id = ANY(${[...ids]}::uuid[]) AND state = 'PENDING' AND deadline_at > clock_timestamp()`
  const times = new Map(rows.map(({ id, ...row }) => [id, row]))
  return ids.map((id) => times.get(id))
}
