import { z } from 'zod'
import { ENGINE_NAMES } from '../messages/engine-choice.ts'
import { count, email, id, name, role, time } from './fields.ts'

/** `GET /workspaces/:w`, and the answer of `PATCH` */
export const workspaceResponse = z.object({
  workspace_id: id,
  name: z.string(),
  plan: z.string(),
  result_retention_hours: count,
  /** What `auto` means here; null: what the installation is set to. */
  engine: z.enum(ENGINE_NAMES).nullable(),
  /** Requests may not ask for another engine than the local one. */
  engine_locked: z.boolean(),
  /** Whether the plan includes the language model. */
  llm_included: z.boolean(),
  limits: z.object({
    requests_per_minute: count,
    citation_requests_per_minute: count,
    daily_scans: count,
    max_in_flight: count,
    active_keys: count,
  }),
})
export type WorkspaceResponse = z.infer<typeof workspaceResponse>

const RETENTION = { error: 'must be a whole number from 0 to 24' }

/** `PATCH /workspaces/:w`; absent fields stay as they are. */
export const changeWorkspaceRequest = z.object({
  name: name.optional(),
  result_retention_hours: z.int(RETENTION).min(0, RETENTION).max(24, RETENTION).optional(),
  engine: z.enum(ENGINE_NAMES, { error: 'must be local, llm or null' }).nullable().optional(),
  engine_locked: z.boolean({ error: 'must be true or false' }).optional(),
})

/** `GET /workspaces/:w/members` */
export const membersResponse = z.object({
  members: z.array(z.object({ user_id: id, name: z.string(), email: z.string(), role, joined_at: time })),
  invitations: z.array(z.object({ invitation_id: id, email: z.string(), role, expires_at: time })),
})
export type MembersResponse = z.infer<typeof membersResponse>

/** `POST /workspaces/:w/invitations` */
export const inviteRequest = z.object({ email, role: role.default('member') })
/** The link is shown to the owner too, so that it can be handed over when mail does not arrive. */
export const inviteResponse = z.object({ invitation_id: id, url: z.string() })
export type InviteResponse = z.infer<typeof inviteResponse>

/** `GET /invitations/:token` */
export const invitationResponse = z.object({ workspace_name: z.string(), email: z.string() })
export type InvitationResponse = z.infer<typeof invitationResponse>
/** `POST /invitations/:token/accept` */
export const acceptResponse = z.object({ workspace_id: id })
export type AcceptResponse = z.infer<typeof acceptResponse>

/** `PATCH /workspaces/:w/members/:u` */
export const changeMemberRequest = z.object({ role })
/** Answer of it */
export const changeMemberResponse = z.object({ user_id: id, role })
