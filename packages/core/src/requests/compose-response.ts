import { type JobEndpoint, queueOf } from '@redraft/contracts'

export interface SettledResult {
  readonly endpoint: JobEndpoint
  /** The engine's part of the body, as it was stored. */
  readonly body: string
  readonly words: number
  readonly wordsRemaining: number
}

/** The response body of a succeeded request: the stored result, with its metering fields when it cost words. */
export function composeResponse(result: SettledResult): Record<string, unknown> {
  const { words, wordsRemaining } = result
  const stored = JSON.parse(result.body) as Record<string, unknown>
  if (queueOf(result.endpoint) === 'citation') return { status: 'succeeded', ...stored }
  const usage = { words, balance: wordsRemaining }
  if (result.endpoint === 'detect') {
    return { status: 'succeeded', ...stored, words_used: words, words_remaining: wordsRemaining, usage }
  }
  const { output, ...rest } = stored
  return {
    status: 'succeeded',
    output,
    words_used: words,
    words_remaining: wordsRemaining,
    ...(result.endpoint === 'humanize' ? { humanized_text: output } : {}),
    usage,
    ...rest,
  }
}
