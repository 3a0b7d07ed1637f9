import { AppError } from '@redraft/contracts'
import { expect, test } from 'vitest'
import { type Actor, ADMIN } from './actor.ts'
import { type Action, authorize, leastFor } from './permissions.ts'

const workspaceId = '01900000-0000-7000-8000-000000000001'
const elsewhere = '01900000-0000-7000-8000-000000000002'
const person = { kind: 'person', personId: 'p', workspaceId } as const
const ACTORS: Readonly<Record<string, Actor>> = {
  member: { ...person, role: 'member' },
  owner: { ...person, role: 'owner' },
  key: { kind: 'key', keyId: 'k', workspaceId, scopes: ['workspace:read'] },
  admin: ADMIN,
}

/** Written down apart from the code: each action with those who may do it. */
const TABLE: readonly (readonly [Action, string])[] = [
  ['workspace.read', 'member owner admin'],
  ['playground.run', 'member owner admin'],
  ['key.create', 'member owner admin'],
  ['key.revoke', 'member owner admin'],
  ['member.leave', 'member owner admin'],
  ['workspace.change', 'owner admin'],
  ['member.invite', 'owner admin'],
  ['invitation.withdraw', 'owner admin'],
  ['member.change_role', 'owner admin'],
  ['member.remove', 'owner admin'],
  ['billing.manage', 'owner admin'],
  ['audit.read', 'owner admin'],
  ['model_use.read', 'owner admin'],
  ['workspace.create', 'admin'],
  ['workspace.set_allowances', 'admin'],
  ['workspace.credit', 'admin'],
  ['request.read', 'key admin'],
  ['request.purge', 'key admin'],
]

function refusal(actor: Actor, action: Action, where: string): string | undefined {
  try {
    authorize(actor, action, { workspaceId: where })
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

test.each(TABLE)('%s is for: %s', (action, may) => {
  const allowed = Object.entries(ACTORS).filter(
    ([, actor]) => refusal(actor, action, workspaceId) === undefined,
  )
  expect(allowed.map(([name]) => name).join(' ')).toBe(may)
})

test.each(TABLE)('%s: nobody of another workspace learns that it exists', (action) => {
  for (const name of ['member', 'owner', 'key']) {
    expect(refusal(ACTORS[name] ?? ADMIN, action, elsewhere)).toBe('not_found')
  }
})

test('a member is told that it takes an owner, and a key that there is nothing', () => {
  for (const [action] of TABLE.filter(([name]) => leastFor(name) === 'owner')) {
    expect(refusal(ACTORS.member ?? ADMIN, action, workspaceId)).toBe('owner_required')
    expect(refusal(ACTORS.key ?? ADMIN, action, workspaceId)).toBe('not_found')
  }
})
