import { z } from 'zod'
import { id, PLANS, pageSize, ROLES, time, words } from './fields.ts'

/** What is written down when somebody manages a workspace. What stands before the dot is what it was done to. */
export const AUDIT_ACTIONS = [
  ...['workspace.created', 'workspace.renamed', 'workspace.plan_changed', 'workspace.settings_changed'],
  ...['workspace.credited', 'key.created', 'key.revoked', 'invitation.created', 'invitation.withdrawn'],
  ...['member.joined', 'member.role_changed', 'member.removed', 'member.left'],
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Settings of a workspace whose change is written down by name. */
export const AUDITED_SETTINGS = [
  ...['requestsPerMinute', 'citationRequestsPerMinute', 'dailyScans', 'maxInFlight', 'resultRetentionHours'],
  ...['engine', 'engineLocked'],
] as const
export type AuditedSetting = (typeof AUDITED_SETTINGS)[number]

/** Numbers and words of closed lists that belong to an action. */
export const auditFacts = z.object({
  role: z.enum(ROLES).optional(),
  plan: z.enum(PLANS).optional(),
  words: words.optional(),
  settings: z.array(z.enum(AUDITED_SETTINGS)).optional(),
})
export type AuditFacts = z.infer<typeof auditFacts>

export const auditEntry = z.object({
  id,
  created_at: time,
  action: z.enum(AUDIT_ACTIONS),
  /** `name` of a person who is still there; an administrator at the command line has no id. */
  actor: z.object({
    kind: z.enum(['person', 'key', 'admin']),
    id: id.nullable(),
    name: z.string().nullable(),
  }),
  /** `name` of the key or person, while there is one. */
  target: z.object({ id, name: z.string().nullable() }),
  facts: auditFacts,
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Query of `GET /workspaces/:w/audit`; `cursor` is the id of the last entry seen. */
export const auditQuery = z.object({
  cursor: z.uuid({ error: 'must be one that an earlier answer named' }).optional(),
  limit: pageSize(200, 50),
})
/** Newest first. */
export const auditResponse = z.object({ entries: z.array(auditEntry), next_cursor: id.nullable() })
export type AuditResponse = z.infer<typeof auditResponse>
