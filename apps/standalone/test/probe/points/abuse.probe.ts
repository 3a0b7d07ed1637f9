import { randomUUID } from 'node:crypto'
import {
  bootService,
  type ConsoleClient,
  consoleClient,
  type FakeSmtp,
  PASSWORD,
  startFakeSmtp,
  type TestService,
} from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

const TRIAL_WORDS = 1_000

let smtp: FakeSmtp
/** The default: no mail server. */
let service: TestService
/** The same service with one. */
let mailing: string
beforeAll(async () => {
  smtp = await startFakeSmtp()
  // Empty: what is in force when an operator sets nothing.
  const limits = { TRIALS_PER_NETWORK: '', TRIALS_PER_DAY: '' }
  service = await bootService({ workers: 0, env: { ...limits, TRUST_PROXY: 'loopback' } })
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Redraft <no-reply@redraft.example>' }
  mailing = (await service.startGateway({ ...mail, PUBLIC_URL: service.baseUrl })).baseUrl
})
afterAll(async () => {
  await service.stop()
  await smtp.close()
})

const newEmail = (): string => `p-${randomUUID()}@test.dev`

/** A sign-up from an address of the internet. */
async function signUpFrom(
  address: string,
  baseUrl: string,
  { email = newEmail(), password = PASSWORD } = {},
) {
  const client = consoleClient(baseUrl, service.baseUrl)
  const answered = await client.call('/auth/sign-up/email', {
    ...{ method: 'POST', body: { name: 'Ada', email, password } },
    headers: { 'x-forwarded-for': address },
  })
  return { client, answered, email }
}

/** Words of the workspaces that a signed-in person has; 0 for who is not signed in. */
async function wordsOf(client: ConsoleClient): Promise<number> {
  const { status, json } = await client.call('/session')
  if (status !== 200) return 0
  const { workspaces } = json as { workspaces: { workspace_id: string }[] }
  const id = workspaces[0]?.workspace_id
  const { json: overview } = await client.call(`/workspaces/${id}/overview`)
  return Number(overview.balance_words)
}

test('Abuse  without a mail server one sign-up is as easy as it was: a session and the trial words at once', async () => {
  const { client } = await signUpFrom('10.9.1.1', service.baseUrl)
  expect(await wordsOf(client)).toBe(TRIAL_WORDS)
})

test('Abuse  with a mail server no trial words come before the address is confirmed', async () => {
  const { client, answered, email } = await signUpFrom('10.9.2.1', mailing)
  expect(answered.status, answered.text).toBe(200)
  expect(await wordsOf(client)).toBe(0)
  const person = await service.ctx.db.prisma.user.findUnique({ where: { email } })
  expect(person?.emailVerified ?? false).toBe(false)
})

test('Abuse  one block of addresses does not get trial words again and again', async () => {
  const given: number[] = []
  for (let i = 1; i <= 14; i += 1) {
    given.push(await wordsOf((await signUpFrom(`10.9.3.${i}`, service.baseUrl)).client))
  }
  expect(given.filter((words) => words > 0).length).toBeLessThan(12)
})

test('Abuse  password1234 is refused', async () => {
  const { answered } = await signUpFrom('10.9.4.1', service.baseUrl, { password: 'password1234' })
  expect(answered.status).toBe(400)
})

test('Abuse  signing up does not tell whether an account exists', async () => {
  const known = await signUpFrom('10.9.5.1', service.baseUrl)
  const face = async (email: string) => {
    const { answered, client } = await signUpFrom('10.9.5.2', mailing, { email })
    return { status: answered.status, fields: Object.keys(answered.json).sort(), cookie: client.cookie() }
  }
  expect(await face(known.email)).toEqual(await face(newEmail()))
  const { answered } = await signUpFrom('10.9.5.3', service.baseUrl, { email: known.email })
  expect(answered.text).not.toMatch(/already an account|there is an account|email_taken/i)
})
