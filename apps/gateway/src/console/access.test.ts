import { leastFor } from '@redraft/core'
import {
  consoleClient,
  expectError,
  type SharedService,
  type SignedUp,
  sharedService,
  signUp,
} from '@redraft/testkit'
import { beforeAll, expect, test } from 'vitest'
import { CONSOLE_ROUTES } from './console-routes.ts'

/** A well-formed id of nothing. */
const GUESSED = '01900000-0000-7000-8000-000000000000'

/** Bodies that a route would take, so that only the caller can be what is wrong. */
const BODIES: Readonly<Record<string, object>> = {
  'post /auth/sign-up/email': { name: 'Eve', email: 'eve@test.dev', password: 'correct horse battery' },
  'post /auth/sign-up/confirm': { token: 'guessed' },
  'post /auth/sign-up/resend': { sign_up_id: GUESSED },
  'post /auth/sign-in/email': { email: 'eve@test.dev', password: 'correct horse battery' },
  'post /auth/request-password-reset': { email: 'eve@test.dev' },
  'post /auth/reset-password': { newPassword: 'correct horse battery', token: 'guessed' },
  'post /auth/change-password': { currentPassword: 'x', newPassword: 'correct horse battery' },
  'post /auth/revoke-session': { session_id: GUESSED },
  'delete /account': { password: 'x' },
  'patch /workspaces/:w': { name: 'Mine now' },
  'post /workspaces/:w/keys': { name: 'mine' },
  'post /workspaces/:w/billing/checkout': { plan: 'pro' },
  'patch /workspaces/:w/members/:u': { role: 'owner' },
  'post /workspaces/:w/invitations': { email: 'eve@test.dev', role: 'owner' },
  'post /workspaces/:w/run/citation': { input: '10.1000/182', style: 'apa' },
  'post /workspaces/:w/run/bibliography': { items: ['10.1000/182'], style: 'apa' },
}

/** Every route with who may call it, written down apart from the routes and from the rights in core. */
const TABLE = [
  ['get /settings', 'public'],
  ['post /auth/sign-up/email', 'public'],
  ['post /auth/sign-up/confirm', 'public'],
  ['post /auth/sign-up/resend', 'public'],
  ['post /auth/sign-in/email', 'public'],
  ['post /auth/sign-out', 'public'],
  ['post /auth/request-password-reset', 'public'],
  ['post /auth/reset-password', 'public'],
  ['get /invitations/:token', 'public'],
  ['post /auth/change-password', 'person'],
  ['get /auth/list-sessions', 'person'],
  ['post /auth/revoke-session', 'person'],
  ['post /auth/revoke-other-sessions', 'person'],
  ['get /session', 'person'],
  ['delete /account', 'person'],
  ['post /invitations/:token/accept', 'person'],
  ['get /workspaces/:w', 'member'],
  ['get /workspaces/:w/overview', 'member'],
  ['get /workspaces/:w/keys', 'member'],
  ['post /workspaces/:w/keys', 'member'],
  ['delete /workspaces/:w/keys/:k', 'member'],
  ['get /workspaces/:w/usage', 'member'],
  ['get /workspaces/:w/usage.csv', 'member'],
  ['get /workspaces/:w/requests/:id', 'member'],
  ['get /workspaces/:w/billing', 'member'],
  ['get /workspaces/:w/ledger', 'member'],
  ['get /workspaces/:w/audit', 'owner'],
  ['get /workspaces/:w/model-use', 'owner'],
  ['get /workspaces/:w/members', 'member'],
  ['post /workspaces/:w/run/humanize', 'member'],
  ['post /workspaces/:w/run/paraphrase', 'member'],
  ['post /workspaces/:w/run/rewrite', 'member'],
  ['post /workspaces/:w/run/detect', 'member'],
  ['post /workspaces/:w/run/citation', 'member'],
  ['post /workspaces/:w/run/bibliography', 'member'],
  ['patch /workspaces/:w', 'owner'],
  ['post /workspaces/:w/billing/checkout', 'owner'],
  ['post /workspaces/:w/billing/portal', 'owner'],
  ['patch /workspaces/:w/members/:u', 'owner'],
  ['delete /workspaces/:w/members/:u', 'owner of another'],
  ['post /workspaces/:w/invitations', 'owner'],
  ['delete /workspaces/:w/invitations/:i', 'owner'],
] as const

const of = (access: RegExp) => TABLE.filter(([, who]) => access.test(who)).map(([route]) => route)
const SIGNED_IN = of(/person|member|owner/)
const IN_WORKSPACE = of(/member|owner/)
const CHANGES = TABLE.map(([route]) => route).filter((route) => !route.startsWith('get'))

let service: SharedService
let owner: SignedUp
let member: SignedUp
let stranger: SignedUp
beforeAll(async () => {
  service = await sharedService()
  owner = await signUp(service.baseUrl)
  stranger = await signUp(service.baseUrl)
  const body = { email: 'member@test.dev', role: 'member' }
  const { json } = await owner.call(`/workspaces/${owner.workspaceId}/invitations`, { method: 'POST', body })
  const invitation = new URL(String(json.url)).searchParams.get('token') ?? ''
  member = await signUp(service.baseUrl, { email: 'member@test.dev', invitation })
})

interface Call {
  readonly workspaceId?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls a route of the table, with ids of nothing in every other place of its path. */
function callRoute(client: Pick<SignedUp, 'call'>, route: string, { workspaceId, headers }: Call = {}) {
  const [method = '', path = ''] = route.split(' ')
  const filled = path
    .replace(':w', workspaceId ?? owner.workspaceId)
    .replace(':token', `rd_invite_${'0'.repeat(48)}`)
    .replace(/:\w+/g, GUESSED)
  const body = BODIES[route] ?? (route.includes('/run/') ? { text: 'One two three.' } : undefined)
  return client.call(filled, { method: method.toUpperCase(), body, ...(headers ? { headers } : {}) })
}

test('the table has every route of the console, and each lets in whom the table says', () => {
  const registered = CONSOLE_ROUTES.map(({ method, path, access }) => [
    `${method} ${path}`,
    access === 'public' || access === 'person' ? access : leastFor(access),
  ])
  // Members may take out themselves, so the router lets them pass and the verb asks.
  const table = TABLE.map(([route, who]) => [route, who === 'owner of another' ? 'member' : who])
  expect(registered.map(String).sort()).toEqual(table.map(String).sort())
})

test.each(SIGNED_IN)('%s: nobody without a cookie', async (route) => {
  expectError(await callRoute(consoleClient(service.baseUrl), route), 'not_signed_in')
})

test.each(SIGNED_IN)('%s: nobody with a forged cookie', async (route) => {
  const [name = '', value = ''] = owner.cookie().split('=')
  const [token = ''] = decodeURIComponent(value).split('.')
  const forged = consoleClient(service.baseUrl)
  for (const cookie of [`${name}=${token}`, `${name}=${token}.${'A'.repeat(43)}%3D`]) {
    forged.setCookie(cookie)
    expectError(await callRoute(forged, route), 'not_signed_in')
  }
})

test.each(IN_WORKSPACE)('%s: for people of other workspaces it does not exist', async (route) => {
  expectError(await callRoute(stranger, route), 'not_found')
})

test.each(IN_WORKSPACE)('%s: a guessed workspace does not exist', async (route) => {
  for (const workspaceId of [GUESSED, 'nope']) {
    expectError(await callRoute(owner, route, { workspaceId }), 'not_found')
  }
})

test.each(of(/owner/))('%s: members without the role are told so', async (route) => {
  expectError(await callRoute(member, route), 'owner_required')
})

test.each(IN_WORKSPACE.filter((route) => /:(?!w\b)/.test(route)))(
  '%s: a guessed id is not found',
  async (route) => {
    expectError(await callRoute(owner, route), 'not_found')
  },
)

test.each(CHANGES)('%s: nothing that comes from another site or is no JSON', async (route) => {
  for (const headers of [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: '', 'sec-fetch-site': 'same-site' },
    { 'content-type': 'text/plain' },
    { 'content-type': '' },
  ]) {
    expectError(await callRoute(owner, route, { headers }), 'forbidden_origin')
  }
})

test('what a member did is undone by nobody else: ids of one workspace mean nothing in another', async () => {
  const made = await owner.call(`/workspaces/${owner.workspaceId}/keys`, {
    method: 'POST',
    body: { name: 'k' },
  })
  const keyId = String(made.json.key_id)
  const path = `/workspaces/${stranger.workspaceId}/keys/${keyId}`
  expectError(await stranger.call(path, { method: 'DELETE' }), 'not_found')
  const { json } = await owner.call(`/workspaces/${owner.workspaceId}/keys`)
  expect(json.keys).toMatchObject([{ key_id: keyId, status: 'active' }])
  expectError(await stranger.call(`/workspaces/${stranger.workspaceId}/requests/${keyId}`), 'not_found')
})

test('unknown paths and methods are told as the API tells them, and nothing may be cached', async () => {
  expectError(await owner.call('/nope'), 'not_found')
  const answered = await owner.call('/settings', { method: 'DELETE' })
  expectError(answered, 'method_not_allowed')
  expect(answered.headers.get('allow')).toBe('GET')
  expect(answered.headers.get('cache-control')).toBe('no-store')
})

test('without a console there are no routes of it, and the address itself leads to the reference', async () => {
  const { baseUrl } = await service.startGateway({ CONSOLE: 'off' })
  expect((await fetch(baseUrl)).url).toBe(`${baseUrl}/docs`)
  expectError(await consoleClient(baseUrl).call('/settings'), 'not_found')
})

const html = { headers: { accept: 'text/html,*/*;q=0.8' } }

test('the page is served for the paths of the console only, with a policy that allows no inline code', async () => {
  for (const path of ['/', '/overview', '/invitation?token=x']) {
    const page = await fetch(service.baseUrl + path, html)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe')
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? []
    const [asset, plain] = await Promise.all([
      fetch(service.baseUrl + script),
      fetch(service.baseUrl + script, { headers: { 'accept-encoding': 'identity' } }),
    ])
    expect(asset.headers.get('content-encoding')).toBe('gzip')
    expect(await asset.text()).toBe(await plain.text())
    for (const { headers } of [asset, plain]) {
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('content-type')).toMatch(/^text\/javascript/)
    }
  }
  for (const path of [
    '/api/v1/nope',
    '/console/api/nope',
    '/docs/nope',
    '/assets/nope.js',
    '/webhooks/stripe',
  ]) {
    expect((await fetch(service.baseUrl + path, html)).status).toBe(404)
  }
  expect((await fetch(`${service.baseUrl}/nope`)).status).toBe(404)
})

test('an unknown page is 404 with the page that says so, whoever asks', async () => {
  const known = await (await fetch(`${service.baseUrl}/keys`, html)).text()
  const { cookie } = await signUp(service.baseUrl)
  for (const headers of [html.headers, { ...html.headers, cookie: cookie() }]) {
    for (const path of ['/nope', '/keys/nope', '/playground/nope', '/index.html/nope']) {
      const page = await fetch(service.baseUrl + path, { headers })
      expect([path, page.status]).toEqual([path, 404])
      expect(await page.text()).toBe(known)
    }
  }
})

test('an unknown page of the documentation is 404: a page for a browser, the envelope for anything else', async () => {
  for (const path of ['/docs/nope', '/docs/errors/nope', '/docs/guides/nope', '/docs/a/b']) {
    const page = await fetch(service.baseUrl + path, html)
    expect([path, page.status, page.headers.get('content-type')]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
    ])
    expect(await page.text()).toContain('There is no such page')
    const plain = await fetch(service.baseUrl + path)
    expect(await plain.json()).toMatchObject({ code: 'not_found' })
  }
})
