import { randomBytes, randomUUID } from 'node:crypto'
import { signUp as addPerson, startSweeper } from '@redraft/core'
import {
  bootService,
  type ConsoleClient,
  consoleClient,
  expectError,
  type FakeSmtp,
  PASSWORD,
  startFakeSmtp,
  type TestService,
  waitFor,
} from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

const PUBLIC_URL = 'https://redraft.test'
const OTHER_PASSWORD = 'another horse, another battery'
const HOUR_MS = 3_600_000
const TRIAL_WORDS = 250
const TRIALS_PER_NETWORK = 2
const WITH_WORDS = { words: TRIAL_WORDS, empty: false }
const WITHOUT = { words: 0, empty: true }

let service: TestService
let smtp: FakeSmtp
/** A gateway of the same service without a mail server. */
let withoutMail: string
beforeAll(async () => {
  smtp = await startFakeSmtp()
  service = await bootService({
    workers: 0,
    env: {
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'Redraft <no-reply@redraft.test>', PUBLIC_URL },
      ...{ SESSION_SECRET: 'd1'.repeat(32), TRIAL_WORDS: String(TRIAL_WORDS), TRUST_PROXY: 'loopback' },
      TRIALS_PER_NETWORK: String(TRIALS_PER_NETWORK),
    },
  })
  withoutMail = (await service.startGateway({ SMTP_URL: '', MAIL_FROM: '' })).baseUrl
})
afterAll(async () => {
  await service.stop()
  await smtp.close()
})

let networks = 0
/** An address in a block that no other test comes from. */
function newNetwork(): string {
  networks += 1
  return `10.7.${networks}.`
}
const newEmail = (): string => `p-${randomUUID()}@test.dev`

/** A browser somewhere on the internet. */
function visitor(baseUrl = service.baseUrl, address = `${newNetwork()}1`): ConsoleClient {
  const client = consoleClient(baseUrl, PUBLIC_URL)
  const call: ConsoleClient['call'] = (path, options) =>
    client.call(path, { ...options, headers: { 'x-forwarded-for': address } })
  return { ...client, call }
}

const post = (client: ConsoleClient, path: string, body: object) =>
  client.call(`/auth/${path}`, { method: 'POST', body })
const signUp = (client: ConsoleClient, email: string, password = PASSWORD) =>
  post(client, 'sign-up/email', { name: 'Ada Lovelace', email, password })
const signIn = (email: string, password: string) => post(visitor(), 'sign-in/email', { email, password })
const confirm = (client: ConsoleClient, token: string | undefined) =>
  post(client, 'sign-up/confirm', { token })

const lettersTo = (email: string): string[] =>
  smtp.letters.filter(({ to }) => to === email).map(({ text }) => text)
/** Waits for so many letters; their tokens in order, empty where a letter has none. */
async function tokensTo(email: string, letters: number): Promise<string[]> {
  await waitFor(() => lettersTo(email).length === letters, { timeoutMs: 10_000, what: `${letters} letters` })
  return lettersTo(email).map((text) => /\/confirm\?token=(\S+)/.exec(text)?.[1] ?? '')
}

/** Balance of the person's workspace, and whether no words were ever added. */
async function startOf(client: ConsoleClient) {
  const { workspaces } = (await client.call('/session')).json as { workspaces: { workspace_id: string }[] }
  const overview = await client.call(`/workspaces/${workspaces[0]?.workspace_id}/overview`)
  const { balance_words: words, never_credited: empty } = overview.json
  return { words, empty }
}

test('where e-mail is sent, an account, its session and its trial words come with the confirmed address, once', async () => {
  const [client, email] = [visitor(), newEmail()]
  const asked = await signUp(client, email.toUpperCase())
  expect(asked).toMatchObject({ status: 200, json: { user: null, sign_up_id: expect.any(String) } })
  expect(client.cookie()).toBe('')
  expectError(await signIn(email, PASSWORD), 'invalid_credentials')
  const [token] = await tokensTo(email, 1)
  expect(lettersTo(email)[0]).toContain(`${PUBLIC_URL}/confirm?token=${token}`)
  expectError(await confirm(visitor(), 'guessed'), 'confirm_link_invalid')
  const confirmed = await confirm(client, token)
  expect(confirmed.json).toMatchObject({ user: { email, name: 'Ada Lovelace' } })
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) {
    expect(confirmed.headers.get('set-cookie')).toContain(attribute)
  }
  expect(await startOf(client)).toEqual(WITH_WORDS)
  expect(await service.ctx.db.prisma.user.findUnique({ where: { email } })).toMatchObject({
    emailVerified: true,
  })
  expectError(await confirm(visitor(), token), 'confirm_link_invalid')
  expect((await signIn(email, PASSWORD)).status).toBe(200)
  expect(service.output()).not.toContain(token)
})

test('signing up answers the same whether or not the address has an account; only its owner is told, by a letter', async () => {
  const email = newEmail()
  const client = visitor()
  await signUp(client, email)
  await confirm(client, (await tokensTo(email, 1))[0])
  const shape = ({ status, json, headers }: Awaited<ReturnType<typeof signUp>>) => ({
    ...{ status, fields: Object.keys(json), user: json.user, cookie: headers.get('set-cookie') },
    length: headers.get('content-length'),
  })
  const [stranger, free] = [visitor(), newEmail()]
  const taken = await signUp(stranger, email, OTHER_PASSWORD)
  expect(shape(taken)).toEqual(shape(await signUp(stranger, free, OTHER_PASSWORD)))
  const again = await Promise.all(
    [taken.json.sign_up_id, randomUUID()].map((sign_up_id) =>
      post(stranger, 'sign-up/resend', { sign_up_id }),
    ),
  )
  expect(again.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([200, '{"status":true}']))
  expect(await tokensTo(email, 3)).toEqual([expect.stringMatching(/./), '', ''])
  expect(lettersTo(email)[2]).toContain(`${PUBLIC_URL}/sign-in`)
  expectError(await signIn(email, OTHER_PASSWORD), 'invalid_credentials')
  expectError(await signIn(free, OTHER_PASSWORD), 'invalid_credentials')
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

test('a letter sent again ends the link before it, and the account has the password of the sign-up that was confirmed', async () => {
  const email = newEmail()
  const [stranger, ada] = [visitor(), visitor()]
  await signUp(stranger, email, OTHER_PASSWORD)
  await tokensTo(email, 1)
  const { json } = await signUp(ada, email)
  await tokensTo(email, 2)
  await post(ada, 'sign-up/resend', { sign_up_id: json.sign_up_id })
  const [first, second, third] = await tokensTo(email, 3)
  expectError(await confirm(ada, second), 'confirm_link_invalid')
  const both = await Promise.all([confirm(ada, third), confirm(visitor(), third)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  expectError(await confirm(stranger, first), 'confirm_link_invalid')
  expectError(await signIn(email, OTHER_PASSWORD), 'invalid_credentials')
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

test('a link is void after a day; then the sign-up is deleted, and a day later where trials were given to', async () => {
  const { prisma } = service.ctx.db
  const email = newEmail()
  await signUp(visitor(), email)
  const [token] = await tokensTo(email, 1)
  const { expiresAt } = await prisma.pendingSignUp.findFirstOrThrow({ where: { email } })
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 23 * HOUR_MS)
  await prisma.pendingSignUp.updateMany({ where: { email }, data: { expiresAt: new Date() } })
  expectError(await confirm(visitor(), token), 'confirm_link_invalid')
  const grantedAt = new Date(Date.now() - 49 * HOUR_MS)
  const mailboxHash = new Uint8Array(randomBytes(32))
  await prisma.trialGrant.create({ data: { mailboxHash, network: '192.0.2.0/24', grantedAt } })
  const errors: unknown[] = []
  const sweeper = startSweeper({ ctx: service.ctx, onError: (error) => errors.push(error) })
  const swept = async () => (await prisma.trialGrant.count({ where: { mailboxHash, network: null } })) === 1
  await waitFor(swept, { timeoutMs: 30_000, what: 'the hourly round' })
  await sweeper.close()
  expect(await prisma.pendingSignUp.count({ where: { email } })).toBe(0)
  expect(errors).toEqual([])
})

test('an address gets five sign-up letters in a quarter of an hour at most', async () => {
  const email = newEmail()
  const { json } = await signUp(visitor(), email)
  const answers = []
  for (let tries = 0; tries < 5; tries += 1) {
    answers.push(await post(visitor(), 'sign-up/resend', { sign_up_id: json.sign_up_id }))
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429])
  expectError(await signUp(visitor(), email), 'rate_limited')
})

test('where no e-mail is sent, words and session come at once; a taken address is refused, and tried twenty times at most', async () => {
  const [client, email] = [visitor(withoutMail), newEmail()]
  expect((await signUp(client, email)).json).toMatchObject({ user: { email }, sign_up_id: null })
  expect(await startOf(client)).toEqual(WITH_WORDS)
  const stranger = visitor(withoutMail)
  // Whatever else is refused counts as well, and costs no hash.
  for (let tries = 0; tries < 18; tries += 1) {
    expectError(await signUp(stranger, newEmail(), 'password1234'), 'weak_password')
  }
  const tries = await Promise.all([1, 2, 3, 4].map(() => signUp(stranger, email, OTHER_PASSWORD)))
  expect(tries.map(({ status }) => status).sort()).toEqual([409, 409, 429, 429])
  for (const { text } of tries) expect(text).not.toMatch(/there is an account|taken|exists/i)
  expectError(await signUp(stranger, newEmail()), 'rate_limited')
})

test('trial words are given once for a mailbox, by whatever address it signs up', async () => {
  const name = randomUUID()
  const given: unknown[] = []
  for (const email of [`a.${name}@gmail.com`, `a${name}+2@googlemail.com`]) {
    const client = visitor(withoutMail)
    expect((await signUp(client, email)).status).toBe(200)
    given.push(await startOf(client))
  }
  expect(given).toEqual([WITH_WORDS, WITHOUT])
})

test.each([
  ['IPv4', '203.0.113.', '203.0.114.9'],
  ['IPv6', '2001:db8:1:2ff::', '2001:db8:1:300::9'],
])(
  'one block of %s addresses gets so many trials a day, and the account without words says so',
  async (_, block, beside) => {
    const clients = [1, 2, 3].map((last) => visitor(withoutMail, `${block}${last}`))
    for (const { status } of await Promise.all(clients.map((client) => signUp(client, newEmail())))) {
      expect(status).toBe(200)
    }
    const given = await Promise.all(clients.map(startOf))
    expect(given.filter(({ words }) => words === TRIAL_WORDS)).toHaveLength(TRIALS_PER_NETWORK)
    expect(given).toContainEqual(WITHOUT)
    const neighbour = visitor(withoutMail, beside)
    await signUp(neighbour, newEmail())
    expect(await startOf(neighbour)).toEqual(WITH_WORDS)
  },
)

test('the installation gives so many trials a day in all', async () => {
  const { ctx } = service
  const today = new Date(new Date().toISOString().slice(0, 10))
  const given = await ctx.db.prisma.trialGrant.count({ where: { grantedAt: { gte: today } } })
  const trial = { words: 5, perNetwork: 100, perDay: given + 1 }
  const join = () => {
    const newcomer = { name: 'Ada', email: newEmail(), password: PASSWORD }
    return addPerson({ ctx, input: { ...newcomer, signup: 'open', address: `${newNetwork()}1`, trial } })
  }
  const people = await Promise.all([join(), join(), join()])
  const members = people.map(({ userId }) => ({ userId }))
  const balances = await ctx.db.prisma.workspace.findMany({ where: { members: { some: { OR: members } } } })
  expect(balances.map(({ balanceWords }) => Number(balanceWords)).sort()).toEqual([0, 0, 5])
})

test('a common password is refused where one is set: at sign-up, by a link, and in the settings', async () => {
  const [client, email] = [visitor(withoutMail), newEmail()]
  const weak = 'password1234'
  for (const baseUrl of [service.baseUrl, withoutMail]) {
    const refused = await signUp(visitor(baseUrl), newEmail(), weak)
    expectError(refused, 'weak_password')
    expect(refused.json.issues).toMatchObject([{ path: 'password' }])
  }
  await signUp(client, email)
  const change = { currentPassword: PASSWORD, newPassword: weak }
  const changed = await post(client, 'change-password', change)
  expectError(changed, 'weak_password')
  expect(changed.json.issues).toMatchObject([{ path: 'newPassword' }])
  await post(visitor(), 'request-password-reset', { email })
  await tokensTo(email, 1)
  const token = /reset-password\?token=(\S+)/.exec(lettersTo(email)[0] ?? '')?.[1]
  expectError(await post(visitor(), 'reset-password', { token, newPassword: weak }), 'weak_password')
  expect((await post(visitor(), 'reset-password', { token, newPassword: OTHER_PASSWORD })).status).toBe(200)
})
