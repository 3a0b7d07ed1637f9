import {
  bootService,
  consoleClient,
  expectError,
  PASSWORD,
  signUp,
  type TestService,
  waitFor,
} from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAdmin } from '../../../src/testing/start-standalone.ts'

const NEW_PASSWORD = 'another horse, another battery'
const THIRD_PASSWORD = 'the third horse in a row'
const PUBLIC_URL = 'https://redraft.example'

// No mail server: links to set a password are printed by the gateway.
let service: TestService
beforeAll(async () => {
  service = await bootService({ workers: 0 })
})
afterAll(() => service.stop())

const post = (client: ReturnType<typeof consoleClient>, path: string, body: object) =>
  client.call(path, { method: 'POST', body })
const visitor = () => consoleClient(service.baseUrl)
const reset = (token: string | null | undefined, newPassword: string) =>
  post(visitor(), '/auth/reset-password', { token, newPassword })

const printed = (): string[] =>
  [...service.output().matchAll(/\/reset-password\?token=(\S+)/g)].map(([, token = '']) => token)

/** Asks for a link; resolves with its token when it was printed. */
async function askForLink(email: string): Promise<string> {
  const before = printed().length
  await post(visitor(), '/auth/request-password-reset', { email })
  const what = 'a link to set a password'
  return waitFor(() => printed()[before], { timeoutMs: 20_000, what })
}

test('1  a password set by one link ends every other link and every session', async () => {
  const ada = await signUp(service.baseUrl)
  const [older, newer] = [await askForLink(ada.email), await askForLink(ada.email)]
  expect((await reset(newer, NEW_PASSWORD)).status).toBe(200)
  expectError(await reset(older, THIRD_PASSWORD), 'reset_link_invalid')
  expect((await ada.call(`/workspaces/${ada.workspaceId}`)).status).toBe(401)
  const signIn = { email: ada.email, password: NEW_PASSWORD }
  expect((await post(visitor(), '/auth/sign-in/email', signIn)).status).toBe(200)
})

test('1  a password changed in the console ends every open link and every other session', async () => {
  const ada = await signUp(service.baseUrl)
  const elsewhere = visitor()
  await post(elsewhere, '/auth/sign-in/email', { email: ada.email, password: PASSWORD })
  const link = await askForLink(ada.email)
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  expect((await post(ada, '/auth/change-password', change)).status).toBe(200)
  expectError(await reset(link, THIRD_PASSWORD), 'reset_link_invalid')
  expect((await elsewhere.call(`/workspaces/${ada.workspaceId}`)).status).toBe(401)
  expect((await ada.call(`/workspaces/${ada.workspaceId}`)).status).toBe(200)
})

test('4  in production without a mail server the console says so, and an admin command is the way back in', async () => {
  const production = {
    NODE_ENV: 'production',
    PASSWORD_COST: '',
    PUBLIC_URL,
    SESSION_SECRET: 'd1'.repeat(32),
  }
  const { baseUrl, gateway } = await service.startGateway(production)
  const ada = await signUp(service.baseUrl)
  const stranger = consoleClient(baseUrl, PUBLIC_URL)
  expect((await stranger.call('/settings')).json).toMatchObject({ mail: 'none' })
  await post(stranger, '/auth/request-password-reset', { email: ada.email })
  expect(gateway.output()).not.toContain('reset-password?token')
  const env = { DATABASE_URL: service.databaseUrl, PUBLIC_URL }
  expect((await runAdmin(env, 'user:list', '--json')).output).toContain(ada.email)
  const { code, output } = await runAdmin(env, 'user:reset-link', ada.email, '--json')
  expect(code, output).toBe(0)
  const link = new URL(String(JSON.parse(output).url))
  expect(link.origin).toBe(PUBLIC_URL)
  expect((await reset(link.searchParams.get('token'), NEW_PASSWORD)).status).toBe(200)
})
