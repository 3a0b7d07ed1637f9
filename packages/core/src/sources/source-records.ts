import { createHash } from 'node:crypto'
import type { CoreContext } from '../context.ts'

function keyOf(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(name).digest())
}

/** What was kept under a name and has not expired, parsed; undefined otherwise. */
export async function readSourceRecord({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly name: string; readonly now: Date }
}): Promise<unknown> {
  const row = await ctx.db.prisma.sourceRecord.findUnique({ where: { key: keyOf(input.name) } })
  return row !== null && row.expiresAt > input.now ? JSON.parse(row.body) : undefined
}

/** Keeps a JSON value under a name, in the place of an earlier one. */
export async function writeSourceRecord({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly name: string; readonly value: unknown; readonly expiresAt: Date }
}): Promise<void> {
  const key = keyOf(input.name)
  const record = { body: JSON.stringify(input.value), expiresAt: input.expiresAt }
  await ctx.db.prisma.sourceRecord.upsert({ where: { key }, create: { key, ...record }, update: record })
}

/** Deletes what has expired. */
export async function purgeSourceRecords({ ctx }: { ctx: CoreContext }): Promise<number> {
  const { count } = await ctx.db.prisma.sourceRecord.deleteMany({ where: { expiresAt: { lt: new Date() } } })
  return count
}
