import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How an endpoint fails instead of answering. */
export const TRANSPORT_FAULTS = [
  'html',
  'truncated_body',
  'cut_off',
  'no_choices',
  'hang',
  'slow_drip',
  'rate_limited',
  'server_error',
  'reset',
  'redirect',
  'huge',
] as const
export type TransportFault = (typeof TRANSPORT_FAULTS)[number]

export interface AskedMessage {
  readonly role: string
  readonly content: string
}

/** What a scripted model does with a call: says something, or fails. */
export type Played = { readonly say: string; readonly afterMs?: number } | { readonly fail: TransportFault }

export interface ScriptedModel {
  /** For `LLM_BASE_URL`. */
  readonly baseUrl: string
  readonly asked: (readonly AskedMessage[])[]
  close(): Promise<void>
}

/** The paragraph of a question, or undefined for a review. */
export function paragraphOf(messages: readonly AskedMessage[]): string | undefined {
  return /^<text>([\s\S]*)<\/text>$/.exec(messages.at(-1)?.content ?? '')?.[1]
}

/** The answer of a second look that finds nothing. */
export const FINE_REVIEW = 'meaning: kept\nworse: 0'

const completion = (content: string, reason = 'stop') =>
  JSON.stringify({
    ...{ id: 'scripted', object: 'chat.completion', created: 1, model: 'scripted' },
    choices: [{ index: 0, finish_reason: reason, message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
  })

const JSON_TYPE = { 'content-type': 'application/json' }
const HUGE = 10 * 1_048_576

const FAILURES: Readonly<Record<TransportFault, (res: ServerResponse, drips: Set<NodeJS.Timeout>) => void>> =
  {
    html: (res) =>
      res.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sign in</body></html>'),
    truncated_body: (res) => res.writeHead(200, JSON_TYPE).end(completion('Half of an answer').slice(0, 90)),
    cut_off: (res) => res.writeHead(200, JSON_TYPE).end(completion('Half of an', 'length')),
    no_choices: (res) => res.writeHead(200, JSON_TYPE).end('{"choices":[]}'),
    hang: () => undefined,
    slow_drip(res, drips) {
      res.writeHead(200, JSON_TYPE)
      drips.add(setInterval(() => res.write(' '), 50))
    },
    rate_limited: (res) =>
      res.writeHead(429, { ...JSON_TYPE, 'retry-after': '0' }).end('{"error":{"message":"slow"}}'),
    server_error: (res) => res.writeHead(500, JSON_TYPE).end('{"error":{"message":"oops"}}'),
    reset: (res) => res.destroy(),
    redirect: (res) => res.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' }).end(),
    huge: (res) => res.writeHead(200, JSON_TYPE).end(completion('x'.repeat(HUGE))),
  }

/** An OpenAI-compatible endpoint on loopback that plays what `play` says; reviews find nothing unless it says otherwise. */
export async function startScriptedModel(
  play: (messages: readonly AskedMessage[]) => Played,
): Promise<ScriptedModel> {
  const asked: (readonly AskedMessage[])[] = []
  const drips = new Set<NodeJS.Timeout>()
  const answer = async (raw: string, res: ServerResponse): Promise<void> => {
    const { messages } = JSON.parse(raw) as { messages: AskedMessage[] }
    asked.push(messages)
    const played = play(messages)
    if ('fail' in played) return FAILURES[played.fail](res, drips)
    if (played.afterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, played.afterMs))
    res.writeHead(200, JSON_TYPE).end(completion(played.say))
  }
  const server = createServer((req, res) => {
    let raw = ''
    req.on('data', (chunk) => {
      raw += String(chunk)
    })
    req.on('end', () => void answer(raw, res))
    res.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () =>
      new Promise((resolve) => {
        for (const drip of drips) clearInterval(drip)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
