import { AppError } from '@redraft/contracts'
import type { Actor } from './actor.ts'

/** What the least of those who may do something is. An administrator may do everything, in every workspace. */
const LEAST = {
  /** Its name, overview, keys, members, usage, balance and ledger. */
  'workspace.read': 'member',
  'playground.run': 'member',
  'key.create': 'member',
  'key.revoke': 'member',
  'member.leave': 'member',
  /** Name and retention. */
  'workspace.change': 'owner',
  'member.invite': 'owner',
  'invitation.withdraw': 'owner',
  'member.change_role': 'owner',
  'member.remove': 'owner',
  'billing.manage': 'owner',
  'audit.read': 'owner',
  'model_use.read': 'owner',
  'workspace.create': 'admin',
  /** Plan, rates and other allowances. */
  'workspace.set_allowances': 'admin',
  'workspace.credit': 'admin',
  /** Requests made with the same key. */
  'request.read': 'key',
  'request.purge': 'key',
} as const

export type Action = keyof typeof LEAST
export type Least = (typeof LEAST)[Action]

/** What somebody must at least be for an action: `member` or `owner` of the workspace, `key` or `admin`. */
export function leastFor(action: Action): Least {
  return LEAST[action]
}

/**
 * Lets those pass who may do something in a workspace. Throws `not_found` for those who may not know of it (people and
 * keys of other workspaces, and keys for what only people do), `owner_required` for members who are no owner.
 */
export function authorize(actor: Actor, action: Action, { workspaceId }: { workspaceId: string }): void {
  if (actor.kind === 'admin') return
  if (actor.workspaceId !== workspaceId) throw new AppError('not_found')
  const least = LEAST[action]
  if (least === actor.kind) return
  if (actor.kind === 'person' && least === 'member') return
  if (actor.kind === 'person' && least === 'owner') {
    if (actor.role === 'owner') return
    throw new AppError('owner_required')
  }
  throw new AppError('not_found')
}
