import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Answered } from './mint-workspace.ts'

export const PASSWORD = 'correct horse battery'

export interface ConsoleCall {
  readonly method?: string
  /** Sent as JSON. */
  readonly body?: unknown
  /** Over those of a browser on the console's own page; an empty value leaves one out. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A browser as far as the console's routes can tell: it keeps cookies and says where it comes from. */
export interface ConsoleClient {
  call(path: string, options?: ConsoleCall): Promise<Answered>
  /** The `Cookie` header of the next call; empty when signed out. */
  cookie(): string
  setCookie(cookie: string): void
}

export interface SignedUp extends ConsoleClient {
  readonly email: string
  readonly userId: string
  readonly workspaceId: string
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** A signed-out browser on the console of a service, opened at `origin`: its PUBLIC_URL where it has one. */
export function consoleClient(baseUrl: string, origin: string = baseUrl): ConsoleClient {
  const jar = new Map<string, string>()
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (header: string): void => {
    const [pair = '', ...attributes] = header.split(';')
    const [name = '', ...value] = pair.trim().split('=')
    if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) jar.delete(name)
    else jar.set(name, value.join('='))
  }
  return {
    cookie,
    setCookie(header) {
      jar.clear()
      for (const pair of header.split('; ').filter((part) => part !== '')) keep(pair)
    },
    async call(path, { method = 'GET', body, headers = {} } = {}) {
      const sent = new Headers({ cookie: cookie(), ...headers })
      if (method !== 'GET') {
        if (!sent.has('origin')) sent.set('origin', origin)
        if (!sent.has('content-type')) sent.set('content-type', 'application/json')
      }
      for (const [name, value] of [...sent]) if (value === '') sent.delete(name)
      const response = await fetch(`${baseUrl}/console/api${path}`, {
        method,
        headers: sent,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      for (const header of response.headers.getSetCookie()) keep(header)
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, json: parse(text) }
    },
  }
}

interface SignUpOptions {
  readonly email?: string
  readonly invitation?: string
  /** Where the console was opened: the PUBLIC_URL of a service that has one. */
  readonly origin?: string
  /** Where the service sends e-mail: finds the token of the letter that confirms the address. */
  readonly confirm?: (email: string) => Promise<string>
}

/** A person who has just signed up, with the workspace they got or joined. */
export async function signUp(
  baseUrl: string,
  { email = `p-${randomUUID()}@test.dev`, invitation, origin = baseUrl, confirm }: SignUpOptions = {},
): Promise<SignedUp> {
  const client = consoleClient(baseUrl, origin)
  const body = { name: 'Ada', email, password: PASSWORD, ...(invitation === undefined ? {} : { invitation }) }
  const signedUp = await client.call('/auth/sign-up/email', { method: 'POST', body })
  expect(signedUp.status, signedUp.text).toBe(200)
  if (confirm && signedUp.json.user === null) {
    const confirmed = { method: 'POST', body: { token: await confirm(email) } }
    expect(await client.call('/auth/sign-up/confirm', confirmed)).toMatchObject({ status: 200 })
  }
  const { json } = await client.call('/session')
  const { user, workspaces } = json as {
    user: { id: string }
    workspaces: { workspace_id: string }[]
  }
  return { ...client, email, userId: user.id, workspaceId: workspaces[0]?.workspace_id ?? '' }
}
