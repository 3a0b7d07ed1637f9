import { AppError, LIMITS, type StatusResponse } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'

/** What `GET /status` reports of the calling key. Throws `invalid_api_key` when it was revoked meanwhile. */
export async function describeKey({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly keyId: string }
}): Promise<StatusResponse> {
  const key = await ctx.db.prisma.apiKey.findUnique({
    where: { id: input.keyId },
    include: { workspace: { include: { plan: true } } },
  })
  if (!key || key.revokedAt) throw new AppError('invalid_api_key')
  const { workspace } = key
  const day = new Date(new Date().toISOString().slice(0, 10))
  const scans = await ctx.db.prisma.dailyScan.findUnique({
    where: { workspaceId_day: { workspaceId: workspace.id, day } },
  })
  return {
    status: 'active',
    name: key.name,
    label: key.label,
    key_prefix: key.prefix,
    workspace: { id: workspace.id, name: workspace.name },
    plan: workspace.planId,
    words_remaining: Number(workspace.balanceWords),
    limits: {
      requests_per_minute: workspace.requestsPerMinute ?? workspace.plan.requestsPerMinute,
      citation_requests_per_minute:
        workspace.citationRequestsPerMinute ?? workspace.plan.citationRequestsPerMinute,
      daily_scans: workspace.dailyScans ?? workspace.plan.dailyScans,
      daily_scans_used: scans?.used ?? 0,
      max_words: {
        humanize: LIMITS.humanize.maxWords,
        paraphrase: LIMITS.paraphrase.maxWords,
        rewrite: LIMITS.rewrite.maxWords,
        detect: LIMITS.detect.maxWords,
      },
      max_units: {
        humanize: LIMITS.humanize.maxUnits,
        paraphrase: LIMITS.paraphrase.maxUnits,
        rewrite: LIMITS.rewrite.maxUnits,
      },
      active_keys: LIMITS.activeKeysPerWorkspace,
    },
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
  }
}
