import { randomUUID } from 'node:crypto'
import {
  bootService,
  consoleClient,
  expectError,
  type FakeSmtp,
  PASSWORD,
  type SignedUp,
  signUp,
  startFakeSmtp,
  type TestService,
  waitFor,
} from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

const NEW_PASSWORD = 'another horse, another battery'
const THIRD_PASSWORD = 'the third horse in a row'
const PUBLIC_URL = 'https://redraft.test'

let service: TestService
let smtp: FakeSmtp
let base: string
beforeAll(async () => {
  smtp = await startFakeSmtp()
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Redraft <no-reply@redraft.test>' }
  service = await bootService({
    workers: 0,
    env: { ...mail, PUBLIC_URL, SESSION_SECRET: 'd1'.repeat(32), TRIAL_WORDS: '250' },
  })
  base = service.baseUrl
})
afterAll(async () => {
  await service.stop()
  await smtp.close()
})

const visitor = () => consoleClient(base, PUBLIC_URL)
const newPerson = (options: { email?: string; invitation?: string } = {}) =>
  signUp(base, { ...options, origin: PUBLIC_URL, confirm: (email) => tokenFor(email, 'confirm') })
const post = (client: Pick<SignedUp, 'call'>, path: string, body: object = {}) =>
  client.call(path, { method: 'POST', body })
const signIn = (email: string, password: string) =>
  post(visitor(), '/auth/sign-in/email', { email, password })

type Page = 'confirm' | 'reset-password' | 'invitation'

/** Tokens of the links to a page that an address got so far; they begin with PUBLIC_URL, wherever they were asked for. */
function tokensIn(email: string, page: Page): string[] {
  const link = new RegExp(`${PUBLIC_URL}/${page}\\?token=(\\S+)`, 'g')
  const letters = smtp.letters.filter(({ to }) => to === email)
  return letters.flatMap(({ text }) => [...text.matchAll(link)].map(([, token = '']) => token))
}
/** The token of the latest link to a page that an address got. */
const tokenFor = (email: string, page: Page): Promise<string> =>
  waitFor(() => tokensIn(email, page).at(-1), { timeoutMs: 10_000, what: `a link to ${page} for ${email}` })

/** Tokens of links to set a password, asked for one after another. */
async function openLinks(email: string, count: number): Promise<string[]> {
  for (let asked = 1; asked <= count; asked += 1) {
    await post(visitor(), '/auth/request-password-reset', { email })
    await waitFor(() => tokensIn(email, 'reset-password').length === asked, {
      timeoutMs: 10_000,
      what: `link ${asked}`,
    })
  }
  return tokensIn(email, 'reset-password')
}

async function joined(owner: SignedUp, role: 'owner' | 'member'): Promise<SignedUp> {
  const email = `j-${randomUUID()}@test.dev`
  await post(owner, `/workspaces/${owner.workspaceId}/invitations`, { email, role })
  return newPerson({ email, invitation: await tokenFor(email, 'invitation') })
}

test('a cookie of a session that was ended opens nothing any more', async () => {
  const ada = await newPerson()
  const elsewhere = visitor()
  await post(elsewhere, '/auth/sign-in/email', { email: ada.email, password: PASSWORD })
  const { json } = await ada.call('/auth/list-sessions')
  const sessions = json.sessions as { session_id: string; current: boolean }[]
  expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
  const other = sessions.find(({ current }) => !current)
  await post(ada, '/auth/revoke-session', { session_id: other?.session_id })
  expectError(await elsewhere.call('/session'), 'not_signed_in')
  const stolen = visitor()
  stolen.setCookie(ada.cookie())
  expect((await stolen.call('/session')).status).toBe(200)
  await post(ada, '/auth/sign-out')
  expect(ada.cookie()).toBe('')
  expectError(await stolen.call('/session'), 'not_signed_in')
})

test('a changed password ends the other sessions and every open link, and only the right old one changes it', async () => {
  const ada = await newPerson()
  const elsewhere = visitor()
  await post(elsewhere, '/auth/sign-in/email', { email: ada.email, password: PASSWORD })
  const [open = ''] = await openLinks(ada.email, 1)
  const stolen = visitor()
  stolen.setCookie(ada.cookie())
  const change = { newPassword: NEW_PASSWORD }
  expectError(
    await post(ada, '/auth/change-password', { ...change, currentPassword: 'wrong' }),
    'invalid_credentials',
  )
  expect((await post(ada, '/auth/change-password', { ...change, currentPassword: PASSWORD })).status).toBe(
    200,
  )
  expect((await ada.call('/session')).status).toBe(200)
  expectError(await elsewhere.call('/session'), 'not_signed_in')
  expectError(await stolen.call('/session'), 'not_signed_in')
  const late = await post(visitor(), '/auth/reset-password', { newPassword: THIRD_PASSWORD, token: open })
  expectError(late, 'reset_link_invalid')
  expectError(await signIn(ada.email, PASSWORD), 'invalid_credentials')
  expect((await signIn(ada.email, NEW_PASSWORD)).status).toBe(200)
})

test('a forgotten password: the link works once, ends every session, and nobody learns who has an account', async () => {
  const ada = await newPerson()
  const nobody = await post(visitor(), '/auth/request-password-reset', { email: 'nobody@test.dev' })
  const asked = await post(visitor(), '/auth/request-password-reset', { email: ada.email })
  expect([nobody.status, nobody.text]).toEqual([asked.status, asked.text])
  const reset = { newPassword: NEW_PASSWORD, token: await tokenFor(ada.email, 'reset-password') }
  expect((await post(visitor(), '/auth/reset-password', reset)).status).toBe(200)
  expectError(await post(visitor(), '/auth/reset-password', reset), 'reset_link_invalid')
  expectError(await ada.call('/session'), 'not_signed_in')
  expect((await signIn(ada.email, NEW_PASSWORD)).status).toBe(200)
  expect(smtp.letters.map(({ to }) => to)).not.toContain('nobody@test.dev')
  expect(service.output()).not.toContain(reset.token)
})

test('a link that set a password ends every earlier link, and of two used at the same moment one sets it', async () => {
  const ada = await newPerson()
  const reset = (token: string | undefined, newPassword: string) =>
    post(visitor(), '/auth/reset-password', { token, newPassword })
  const [first, second, third] = await openLinks(ada.email, 3)
  const both = await Promise.all([reset(first, NEW_PASSWORD), reset(second, THIRD_PASSWORD)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  expectError(await reset(third, 'the fourth horse in a row'), 'reset_link_invalid')
  const [set, other] =
    both[0].status === 200 ? [NEW_PASSWORD, THIRD_PASSWORD] : [THIRD_PASSWORD, NEW_PASSWORD]
  expect((await signIn(ada.email, set)).status).toBe(200)
  expectError(await signIn(ada.email, other), 'invalid_credentials')
})

test('an invitation makes exactly the invited person a member, once; a new one replaces it, a withdrawn one is void', async () => {
  const [owner, bob, eve] = [await newPerson(), await newPerson(), await newPerson()]
  const invitations = `/workspaces/${owner.workspaceId}/invitations`
  await post(owner, invitations, { email: bob.email, role: 'member' })
  const replaced = await tokenFor(bob.email, 'invitation')
  const { json } = await post(owner, invitations, { email: bob.email.toUpperCase(), role: 'member' })
  const token = new URL(String(json.url)).searchParams.get('token')
  expectError(await post(bob, `/invitations/${replaced}/accept`), 'invitation_invalid')
  expect((await visitor().call(`/invitations/${token}`)).json).toEqual({
    workspace_name: 'Ada',
    email: bob.email,
  })
  expectError(await post(eve, `/invitations/${token}/accept`), 'invitation_for_another')
  const accepted = await Promise.all(
    Array.from({ length: 4 }, () => post(bob, `/invitations/${token}/accept`)),
  )
  expect(accepted.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410])
  expect((await bob.call('/session')).json.workspaces).toHaveLength(2)
  expectError(await post(owner, invitations, { email: bob.email }), 'already_member')

  const { json: another } = await post(owner, invitations, { email: eve.email })
  await owner.call(`${invitations}/${another.invitation_id}`, { method: 'DELETE' })
  expectError(
    await post(eve, `/invitations/${await tokenFor(eve.email, 'invitation')}/accept`),
    'invitation_invalid',
  )
  expect(service.output()).not.toContain(token)
})

test('a workspace always keeps an owner: two who step down at once are not both let', async () => {
  const owner = await newPerson()
  const second = await joined(owner, 'owner')
  const path = (who: SignedUp) => `/workspaces/${owner.workspaceId}/members/${who.userId}`
  const demote = (who: SignedUp) => who.call(path(who), { method: 'PATCH', body: { role: 'member' } })
  const answers = await Promise.all([demote(owner), demote(second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { json } = await owner.call(`/workspaces/${owner.workspaceId}/members`)
  const roles = (json.members as { role: string }[]).map(({ role }) => role)
  expect(roles.sort()).toEqual(['member', 'owner'])
  const last = answers[0].status === 409 ? owner : second
  expectError(await last.call(path(last), { method: 'DELETE' }), 'last_owner')
  const body = { password: PASSWORD }
  expectError(await last.call('/account', { method: 'DELETE', body }), 'last_owner')
})

test('a member may leave and may delete their account; what they can no longer see is gone at once', async () => {
  const owner = await newPerson()
  const member = await joined(owner, 'member')
  const path = `/workspaces/${owner.workspaceId}`
  expectError(await member.call(`${path}/members/${owner.userId}`, { method: 'DELETE' }), 'owner_required')
  expect((await member.call(`${path}/members/${member.userId}`, { method: 'DELETE' })).status).toBe(204)
  expectError(await member.call(path), 'not_found')
  const wrong = await member.call('/account', { method: 'DELETE', body: { password: 'wrong' } })
  expectError(wrong, 'invalid_credentials')
  const body = { password: PASSWORD }
  expect((await member.call('/account', { method: 'DELETE', body })).status).toBe(204)
  expectError(await member.call('/session'), 'not_signed_in')
  expectError(await signIn(member.email, PASSWORD), 'invalid_credentials')
})

test('guessing a password is stopped after ten wrong tries, the right one included', async () => {
  const ada = await newPerson()
  expect((await signIn(ada.email, PASSWORD)).status).toBe(200)
  const tries = await Promise.all(Array.from({ length: 12 }, (_, i) => signIn(ada.email, `wrong ${i}`)))
  const statuses = tries.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  const limited = await signIn(ada.email, PASSWORD)
  expectError(limited, 'rate_limited', { limit: 10 })
})

test('in production without a mail server the console says so, and no link is made that nobody would get', async () => {
  const quiet = { NODE_ENV: 'production', PASSWORD_COST: '', SMTP_URL: '', MAIL_FROM: '' }
  const { baseUrl, gateway } = await service.startGateway(quiet)
  const client = consoleClient(baseUrl, PUBLIC_URL)
  expect((await client.call('/settings')).json).toMatchObject({ mail: 'none' })
  const ada = await newPerson()
  const asked = await post(client, '/auth/request-password-reset', { email: ada.email })
  expect(asked).toMatchObject({ status: 200, json: { status: true } })
  expect(gateway.output()).not.toContain('reset-password?token')
  expect(await service.ctx.db.prisma.verification.count({ where: { value: ada.userId } })).toBe(0)
})

test('by invitation only: nobody signs up without one, and who comes with one gets no workspace of their own', async () => {
  const { baseUrl } = await service.startGateway({ SIGNUP: 'invite' })
  const settings = await consoleClient(baseUrl, PUBLIC_URL).call('/settings')
  expect(settings.json).toEqual({
    signup: 'invite',
    billing: false,
    mail: 'smtp',
    trial_words: 0,
    llm: false,
    engine: 'local',
  })
  const body = { name: 'Bob', email: `b-${randomUUID()}@test.dev`, password: PASSWORD }
  expectError(
    await post(consoleClient(baseUrl, PUBLIC_URL), '/auth/sign-up/email', body),
    'invitation_required',
  )
  const guessed = { ...body, invitation: 'guessed' }
  expectError(
    await post(consoleClient(baseUrl, PUBLIC_URL), '/auth/sign-up/email', guessed),
    'invitation_invalid',
  )
  const owner = await newPerson()
  await post(owner, `/workspaces/${owner.workspaceId}/invitations`, { email: body.email })
  const bob = await signUp(baseUrl, {
    origin: PUBLIC_URL,
    email: body.email,
    invitation: await tokenFor(body.email, 'invitation'),
  })
  expect((await bob.call('/session')).json.workspaces).toMatchObject([
    { workspace_id: owner.workspaceId, role: 'member' },
  ])
})
