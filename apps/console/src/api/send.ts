import type { ConsoleError } from '@redraft/contracts/console'

/** A refusal of the service, or `network` when there was no answer at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** A code of the error catalogue, or `network`. */
  readonly code: string
  /** 0 without an answer. */
  readonly status: number
  /** The envelope: the numbers that belong to the code, `issues`, `request_id`. */
  readonly body: Partial<ConsoleError>
  /** What the header `Retry-After` asks for, in seconds. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: Partial<ConsoleError>, retryAfter?: string | null) {
    super(body.message ?? body.error ?? 'no answer')
    this.status = status
    this.code = body.code ?? 'network'
    this.body = body
    this.retryAfter = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined
  }
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

export interface Answer<T> {
  readonly status: number
  readonly headers: Headers
  readonly body: T
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Calls `/console/api` + path with the session's cookie.
 * @throws ApiError when the service refuses or cannot be reached; an abort throws as fetch does.
 */
export async function send<T>(path: string, call: Call = {}): Promise<Answer<T>> {
  const method = call.method ?? 'GET'
  let response: Response
  try {
    response = await fetch(`/console/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        // Changes must be JSON: the service takes it as one of two proofs that this page sent them.
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(call.body ?? {}) }),
      ...(call.signal ? { signal: call.signal } : {}),
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, { code: 'network' })
  }
  const body = await readBody(response)
  if (!response.ok) {
    const told = (body ?? { code: 'service_unavailable' }) as ConsoleError
    throw new ApiError(response.status, told, response.headers.get('retry-after'))
  }
  // The service's own schemas made this answer; the types come from the same file.
  return { status: response.status, headers: response.headers, body: body as T }
}

/** As `send`, for those who need the body only. */
export async function call<T>(path: string, options: Call = {}): Promise<T> {
  return (await send<T>(path, options)).body
}
