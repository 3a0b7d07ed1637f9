import { ADMIN, type CoreContext, createKey, createWorkspace, setWorkspace } from '@redraft/core'

export interface MintOptions {
  readonly words?: number
  readonly plan?: 'pro' | 'business'
  readonly requestsPerMinute?: number
  readonly citationRequestsPerMinute?: number
  readonly dailyScans?: number
  readonly maxInFlight?: number
  readonly resultRetentionHours?: number
  readonly scopes?: readonly string[]
}

export interface Answered<Body = Record<string, unknown>> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: Body
}

export interface CallOptions {
  readonly method?: string
  /** Sent as it is when a string, else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

export interface MintedWorkspace {
  readonly workspaceId: string
  readonly keyId: string
  readonly key: string
  /** Calls `/api/v1…` with the workspace's key. */
  call(path: string, options?: CallOptions): Promise<Answered>
  /** POSTs a JSON body with the workspace's key. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered>
}

/** One HTTP call to the API; the key is sent when given. */
export async function callApi(
  baseUrl: string,
  path: string,
  { method, body, headers, signal, key }: CallOptions & { readonly key?: string } = {},
): Promise<Answered> {
  const response = await fetch(`${baseUrl}/api/v1${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: parse(text) }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** A workspace of its own for one test, with a key; roomy limits unless told otherwise. */
export async function mintWorkspace(
  service: { readonly baseUrl: string; readonly ctx: CoreContext },
  options: MintOptions = {},
): Promise<MintedWorkspace> {
  const { ctx, baseUrl } = service
  const { workspaceId } = await createWorkspace({
    ctx,
    actor: ADMIN,
    input: { name: 'Test', plan: options.plan ?? 'business', words: options.words ?? 100_000 },
  })
  await setWorkspace({
    ctx,
    actor: ADMIN,
    input: {
      workspaceId,
      requestsPerMinute: options.requestsPerMinute ?? 1_000_000,
      citationRequestsPerMinute: options.citationRequestsPerMinute ?? 1_000_000,
      dailyScans: options.dailyScans ?? 1_000_000,
      maxInFlight: options.maxInFlight,
      resultRetentionHours: options.resultRetentionHours,
    },
  })
  const { keyId, key } = await createKey({
    ctx,
    actor: ADMIN,
    input: { workspaceId, name: 'test', scopes: options.scopes },
  })
  return {
    ...{ workspaceId, keyId, key },
    call: (path, call) => callApi(baseUrl, path, { ...call, key }),
    post: (path, body, headers) => callApi(baseUrl, path, { body, key, ...(headers ? { headers } : {}) }),
  }
}
