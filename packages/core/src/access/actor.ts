import type { Role } from '@redraft/contracts/console'

/** A member of a workspace, in it. */
export interface PersonActor {
  readonly kind: 'person'
  readonly personId: string
  readonly workspaceId: string
  readonly role: Role
}

/** An API key; it acts for its workspace. */
export interface KeyActor {
  readonly kind: 'key'
  readonly keyId: string
  readonly workspaceId: string
  readonly scopes: readonly string[]
}

/** Whoever runs commands on the machine of the service. */
export interface AdminActor {
  readonly kind: 'admin'
}

/** Who does something. */
export type Actor = PersonActor | KeyActor | AdminActor

export const ADMIN: AdminActor = { kind: 'admin' }
