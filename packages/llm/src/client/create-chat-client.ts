import { OpenAI } from 'openai'
import { APIError } from 'openai/error'
import type { ChatAnswer, ChatClient, ChatRequest } from './chat-client.ts'
import { ChatError } from './chat-error.ts'
import { chatCompletion } from './completion-shape.ts'
import { guardFetch } from './guarded-fetch.ts'
import { retryAfterMs } from './retry-after.ts'

export interface ChatClientOptions {
  /** Where `/chat/completions` stands, for example `https://api.openai.com/v1`. */
  readonly baseUrl: string
  /** Absent: no `Authorization` header is sent. */
  readonly apiKey?: string | undefined
  readonly model: string
}

/** Longer than any paragraph takes; the caller's signal ends a call sooner. */
const CALL_TIMEOUT_MS = 120_000

/** A client of an OpenAI-compatible endpoint. It reads nothing from the environment, logs nothing and retries nothing. */
export function createChatClient({ baseUrl, apiKey, model }: ChatClientOptions): ChatClient {
  const openai = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    ...{ adminAPIKey: null, organization: null, project: null, webhookSecret: null },
    ...(apiKey === undefined ? { defaultHeaders: { authorization: null } } : {}),
    logLevel: 'off',
    maxRetries: 0,
    timeout: CALL_TIMEOUT_MS,
    fetch: guardFetch(),
  })
  return {
    model,
    async complete(request, signal) {
      try {
        return readCompletion(await openai.chat.completions.create(bodyOf(model, request), { signal }))
      } catch (error) {
        signal.throwIfAborted()
        throw chatErrorOf(error)
      }
    },
  }
}

/** No `max_tokens`: newer models refuse it, older servers know nothing else; deadline and size bound an answer. */
function bodyOf(model: string, { messages, temperature, seed }: ChatRequest) {
  return {
    model,
    messages: messages.map(({ role, content }) => ({ role, content })),
    stream: false as const,
    ...(temperature === undefined ? {} : { temperature }),
    ...(seed === undefined ? {} : { seed }),
  }
}

/** The answer of a completion; what does not have its shape (an HTML page with status 200) is no answer. */
function readCompletion(given: unknown): ChatAnswer {
  const parsed = chatCompletion.safeParse(given)
  if (!parsed.success) throw new ChatError('malformed')
  const { choices, usage } = parsed.data
  const [{ message, finish_reason: reason }] = choices
  return {
    content: message.content ?? '',
    isWhole: reason === 'stop',
    tokens: { in: usage?.prompt_tokens ?? 0, out: usage?.completion_tokens ?? 0 },
  }
}

function chatErrorOf(error: unknown): ChatError {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ChatError) return cause
  if (error instanceof SyntaxError) return new ChatError('malformed')
  if (!(error instanceof APIError)) return new ChatError('unreachable')
  const { status, headers } = error
  const after = retryAfterMs(headers?.get('retry-after'))
  if (status === 429) return new ChatError('rate_limited', after)
  if (status !== undefined && status >= 500) return new ChatError('server_error', after)
  if (status !== undefined) return new ChatError('refused')
  return new ChatError(/timed out/i.test(error.message) ? 'timeout' : 'unreachable')
}
