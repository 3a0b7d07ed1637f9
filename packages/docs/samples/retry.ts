const RETRYABLE = new Set([
  'request_in_progress',
  'rate_limited',
  'processing_failed',
  'source_unavailable',
  'service_unavailable',
  'outcome_unknown',
  'processing_timeout',
  'request_timeout',
])
const LONGEST_WAIT_S = 60 // longer means a daily or monthly allowance: tell a person, do not sleep

async function call(path: string, body: object, attempts = 4) {
  const key = crypto.randomUUID() // one key for all attempts: charged once at most
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(`http://127.0.0.1:3000/api/v1/${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${process.env.REDRAFT_KEY}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(body),
    }).catch(() => undefined) // the network failed: nobody knows, so ask again
    const result = await answer?.json().catch(() => undefined)
    if (answer?.ok && result) return result
    const seconds = Number(answer?.headers.get('Retry-After') ?? 2 ** attempt * (0.5 + Math.random()))
    const mayRepeat = (!result || RETRYABLE.has(result.code)) && seconds <= LONGEST_WAIT_S
    if (!mayRepeat || attempt === attempts) throw new Error(result?.message ?? 'no answer')
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}
