import { ChatError } from './chat-error.ts'

/** Bytes of an answer. A paragraph has less than 10 kB; the rest is for models that think aloud. */
const MOST_BYTES = 1_048_576

type Fetch = typeof fetch

/**
 * A fetch for calls that carry a secret: no redirect is followed, wherever it leads, and a body is read at once, up
 * to a limit, so that the caller's signal also ends one that drips.
 */
export function guardFetch(fetchOnce: Fetch = fetch): Fetch {
  return async (input, init) => {
    const response = await fetchOnce(input, { ...init, redirect: 'manual' })
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel()
      throw new ChatError('redirect')
    }
    const { status, headers } = response
    const body = await readLimited(response)
    return new Response(body.length === 0 ? null : body, { status, headers })
  }
}

async function readLimited(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (response.body !== null) {
    for await (const chunk of response.body) {
      size += chunk.length
      // Leaving the loop cancels the body.
      if (size > MOST_BYTES) throw new ChatError('too_large')
      chunks.push(chunk)
    }
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
