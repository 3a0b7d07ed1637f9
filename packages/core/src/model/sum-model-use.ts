import type { ModelUseDay } from '@redraft/contracts/console'
import { Prisma } from '@redraft/db'
import type { CoreContext } from '../context.ts'

/** Money for a million tokens, in whatever currency the operator means. */
export interface ModelPrices {
  readonly in: number
  readonly out: number
}

interface Row {
  date: string
  model: string
  requests: bigint
  paragraphs: bigint
  calls: bigint
  tokens_in: bigint
  tokens_out: bigint
  repairs: bigint
  fallbacks: Record<string, number>
  rejections: Record<string, number>
}

const TOKENS = 1_000_000

const sumOf = (name: string) => Prisma.sql`COALESCE(sum((r.model_use->>${name})::bigint), 0)::bigint`

/** Sums the counts of an object inside `model_use` by its keys. */
const sumsOf = (name: string) => Prisma.sql`
  COALESCE((SELECT jsonb_object_agg(k.key, k.total) FROM (
    SELECT e.key, sum(e.value::bigint)::int AS total FROM day d, jsonb_each_text(d.model_use->${name}) e
    WHERE d.date = r.date AND d.model = r.model GROUP BY e.key) k), '{}'::jsonb)`

/**
 * What calls to the language model came to on each UTC day and model, from a moment on, newest first: of one workspace, or
 * of all. With prices the cost too.
 */
export async function sumModelUse({
  ctx,
  input: { workspaceId, since, prices },
}: {
  ctx: CoreContext
  input: {
    readonly workspaceId?: string | undefined
    readonly since: Date
    readonly prices?: ModelPrices | undefined
  }
}): Promise<ModelUseDay[]> {
  const own = workspaceId === undefined ? Prisma.empty : Prisma.sql`AND a.workspace_id = ${workspaceId}::uuid`
  const rows = await ctx.db.prisma.$queryRaw<Row[]>`
    WITH day AS MATERIALIZED (
      SELECT to_char(a.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, a.model_use->>'model' AS model, a.model_use
      FROM api_request a
      WHERE a.model_use IS NOT NULL AND a.created_at >= ${since}::timestamptz
        AND a.id >= uuid_v7_floor(${since}::timestamptz - INTERVAL '1 hour') ${own})
    SELECT r.date, r.model, count(*) AS requests, ${sumOf('paragraphs')} AS paragraphs, ${sumOf('calls')} AS calls,
      ${sumOf('tokensIn')} AS tokens_in, ${sumOf('tokensOut')} AS tokens_out, ${sumOf('repairs')} AS repairs,
      ${sumsOf('fallbacks')} AS fallbacks, ${sumsOf('rejections')} AS rejections
    FROM day r GROUP BY r.date, r.model ORDER BY r.date DESC, r.model`
  return rows.map(({ date, model, tokens_in, tokens_out, fallbacks, rejections, ...counts }) => ({
    ...{ date, model, fallbacks, rejections },
    requests: Number(counts.requests),
    paragraphs: Number(counts.paragraphs),
    calls: Number(counts.calls),
    repairs: Number(counts.repairs),
    tokens_in: Number(tokens_in),
    tokens_out: Number(tokens_out),
    cost: prices ? (Number(tokens_in) * prices.in + Number(tokens_out) * prices.out) / TOKENS : null,
  }))
}
