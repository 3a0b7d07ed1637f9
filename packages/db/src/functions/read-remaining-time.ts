import type { PrismaClient } from '../generated/client.ts'

/** Milliseconds until the deadline of each request, by the database's clock; undefined where it passed or the request has ended. */
export async function readRemainingTimes(
  prisma: PrismaClient,
  ids: readonly string[],
): Promise<(number | undefined)[]> {
  const rows = await prisma.$queryRaw<{ id: string; remaining_ms: number }[]>`
    SELECT id, (extract(epoch FROM deadline_at - clock_timestamp()) * 1000)::float8 AS remaining_ms
    FROM api_request WHERE id = ANY(${[...ids]}::uuid[]) AND state = 'PENDING' AND deadline_at > clock_timestamp()`
  const remainingMs = new Map(rows.map((row) => [row.id, row.remaining_ms]))
  return ids.map((id) => remainingMs.get(id))
}
