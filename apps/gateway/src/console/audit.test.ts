import { type AuditResponse, auditResponse } from '@redraft/contracts/console'
import { ADMIN, createKey, creditWorkspace, setWorkspace } from '@redraft/core'
import {
  expectError,
  PASSWORD,
  type SharedService,
  type SignedUp,
  sharedService,
  signUp,
} from '@redraft/testkit'
import { beforeAll, expect, test } from 'vitest'

let service: SharedService
beforeAll(async () => {
  service = await sharedService()
})

const at = (person: SignedUp, path: string) => `/workspaces/${person.workspaceId}${path}`

async function audit(owner: SignedUp, query = ''): Promise<AuditResponse> {
  const { status, json, text } = await owner.call(at(owner, `/audit${query}`))
  expect(status, text).toBe(200)
  return auditResponse.parse(json)
}

/** Someone who joined by an invitation of the owner. */
async function join(owner: SignedUp, role: 'owner' | 'member'): Promise<SignedUp> {
  const email = `joins-${crypto.randomUUID()}@test.dev`
  const { json } = await owner.call(at(owner, '/invitations'), { method: 'POST', body: { email, role } })
  const invitation = new URL(String(json.url)).searchParams.get('token') ?? ''
  return signUp(service.baseUrl, { email, invitation })
}

test('each management action is written down with who did it, to what, and nothing that anybody wrote', async () => {
  const owner = await signUp(service.baseUrl)
  const { workspaceId, userId } = owner
  const send = (path: string, method: string, body?: object) =>
    owner.call(at(owner, path), { method, ...(body ? { body } : {}) })
  const made = await send('/keys', 'POST', { name: 'Zyxomma', label: 'Zyxomma' })
  const keyId = String(made.json.key_id)
  await send(`/keys/${keyId}`, 'DELETE')
  await send(`/keys/${keyId}`, 'DELETE')
  await send('', 'PATCH', { name: 'Zyxomma', result_retention_hours: 6 })
  await send('', 'PATCH', { name: 'Zyxomma', result_retention_hours: 6 })
  const member = await join(owner, 'member')
  await send(`/members/${member.userId}`, 'PATCH', { role: 'owner' })
  await send(`/members/${member.userId}`, 'PATCH', { role: 'owner' })
  await send(`/members/${member.userId}`, 'DELETE')
  const open = await send('/invitations', 'POST', { email: 'zyxomma@test.dev', role: 'member' })
  const invitationId = String(open.json.invitation_id)
  await send(`/invitations/${invitationId}`, 'DELETE')
  const { ctx } = service
  await setWorkspace({ ctx, actor: ADMIN, input: { workspaceId, plan: 'business', dailyScans: 9 } })
  const input = { workspaceId, words: 70, kind: 'admin_credit', reason: 'Zyxomma' } as const
  await creditWorkspace({ ctx, actor: ADMIN, input })

  const { entries, next_cursor } = await audit(owner)
  const person = { kind: 'person', id: userId }
  const admin = { kind: 'admin', id: null }
  const lines = entries.map(({ action, actor, target, facts }) => [
    action,
    actor.kind,
    actor.id,
    target.id,
    facts,
  ])
  const line = (
    action: string,
    who: { kind: string; id: string | null },
    target: unknown,
    facts: object = {},
  ) => [action, who.kind, who.id, target, facts] as const
  const invited = lines.at(-6)?.[3]
  expect(lines.reverse()).toEqual([
    line('workspace.created', person, workspaceId),
    line('key.created', person, keyId),
    line('key.revoked', person, keyId),
    line('workspace.renamed', person, workspaceId),
    line('workspace.settings_changed', person, workspaceId, { settings: ['resultRetentionHours'] }),
    line('invitation.created', person, invited, { role: 'member' }),
    line('member.joined', { kind: 'person', id: member.userId }, member.userId, { role: 'member' }),
    line('member.role_changed', person, member.userId, { role: 'owner' }),
    line('member.removed', person, member.userId),
    line('invitation.created', person, invitationId, { role: 'member' }),
    line('invitation.withdrawn', person, invitationId),
    line('workspace.plan_changed', admin, workspaceId, { plan: 'business' }),
    line('workspace.settings_changed', admin, workspaceId, { settings: ['dailyScans'] }),
    line('workspace.credited', admin, workspaceId, { words: 70 }),
  ])
  expect(next_cursor).toBeNull()
  const rows = await ctx.db.prisma.auditEntry.findMany({ where: { workspaceId } })
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('zyxomma')
})

test('names are those of today: of a person who deleted the account only the id is left', async () => {
  const owner = await signUp(service.baseUrl)
  const leaver = await join(owner, 'owner')
  const act = () => leaver.call(at(owner, '/keys'), { method: 'POST', body: { name: 'theirs' } })
  expect((await act()).status).toBe(201)
  const created = async () => (await audit(owner)).entries.find(({ action }) => action === 'key.created')
  expect(await created()).toMatchObject({ actor: { name: 'Ada' }, target: { name: 'theirs' } })
  const gone = await leaver.call('/account', { method: 'DELETE', body: { password: PASSWORD } })
  expect(gone.status, gone.text).toBe(204)
  expect((await created())?.actor).toEqual({ kind: 'person', id: leaver.userId, name: null })
  const [left] = (await audit(owner)).entries
  expect(left).toMatchObject({ action: 'member.left', target: { id: leaver.userId } })
})

test('what is refused is not written down, and what cannot be written down is not done', async () => {
  const owner = await signUp(service.baseUrl)
  const member = await join(owner, 'member')
  const before = (await audit(owner)).entries.length
  const refused = await member.call(at(owner, `/members/${owner.userId}`), { method: 'DELETE' })
  expectError(refused, 'owner_required')
  expectError(await owner.call(at(owner, `/members/${owner.userId}`), { method: 'DELETE' }), 'last_owner')
  expect((await audit(owner)).entries).toHaveLength(before)
  const { ctx } = service
  const nobody = {
    kind: 'person',
    personId: 'no uuid',
    workspaceId: owner.workspaceId,
    role: 'owner',
  } as const
  const input = { workspaceId: owner.workspaceId, name: 'unwritten' }
  await expect(createKey({ ctx, actor: nobody, input })).rejects.toThrow()
  expect(await ctx.db.prisma.apiKey.count({ where: { workspaceId: owner.workspaceId } })).toBe(0)
})

test('a long list comes in pages, newest first, each entry once', async () => {
  const owner = await signUp(service.baseUrl)
  for (const name of ['a', 'b', 'c', 'd'])
    await owner.call(at(owner, ''), { method: 'PATCH', body: { name } })
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: AuditResponse = await audit(owner, `?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
    seen.push(...page.entries.map(({ id }) => id))
    cursor = page.next_cursor
  }
  expect(seen).toEqual((await audit(owner)).entries.map(({ id }) => id))
  expect(seen).toHaveLength(5)
  expectError(await owner.call(at(owner, '/audit?cursor=7')), 'validation_failed')
})
