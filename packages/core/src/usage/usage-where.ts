import type { UsageFilters } from '@redraft/contracts/console'
import { Prisma } from '@redraft/db'

export interface UsageScope extends UsageFilters {
  readonly workspaceId: string
}

/** Ids carry the gateway's time and rows the database's: this far they may differ without a row being missed. */
const CLOCK_SLACK_MS = 3_600_000

function ofStatus(status: string): Prisma.Sql {
  switch (status) {
    case 'succeeded':
      return Prisma.sql`AND r.state = 'SUCCEEDED'`
    case 'pending':
      return Prisma.sql`AND r.state = 'PENDING'`
    case 'failed':
      return Prisma.sql`AND r.state IN ('FAILED', 'EXPIRED', 'CANCELLED')`
    case 'cancelled':
      return Prisma.sql`AND r.state = 'CANCELLED'`
    default:
      return Prisma.sql`AND r.error_code = ${status}`
  }
}

/** The bounds on the id let the database skip whole months; those on the time decide. */
function since(from: Date): Prisma.Sql {
  return Prisma.sql`AND r.created_at >= ${from}::timestamptz
    AND r.id >= uuid_v7_floor(${new Date(from.getTime() - CLOCK_SLACK_MS)}::timestamptz)`
}

function until(to: Date): Prisma.Sql {
  return Prisma.sql`AND r.created_at < ${to}::timestamptz
    AND r.id < uuid_v7_floor(${new Date(to.getTime() + CLOCK_SLACK_MS)}::timestamptz)`
}

/** The condition on `api_request r` for the filters of the usage log. */
export function usageWhere(scope: UsageScope): Prisma.Sql {
  const { key, endpoint, status, client_request_id: clientId, from, to } = scope
  const parts = [
    Prisma.sql`r.workspace_id = ${scope.workspaceId}::uuid`,
    ...(key === undefined ? [] : [Prisma.sql`AND r.api_key_id = ${key}::uuid`]),
    ...(endpoint === undefined ? [] : [Prisma.sql`AND r.endpoint = ${endpoint}`]),
    ...(status === undefined ? [] : [ofStatus(status)]),
    ...(clientId === undefined ? [] : [Prisma.sql`AND r.client_request_id = ${clientId}`]),
    ...(from === undefined ? [] : [since(from)]),
    ...(to === undefined ? [] : [until(to)]),
  ]
  return Prisma.join(parts, ' ')
}
