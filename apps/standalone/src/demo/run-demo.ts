import { callService, type ServiceAddress } from './call-service.ts'
import { calls, type DemoCall } from './calls.ts'
import { DemoError } from './demo-error.ts'
import { printAnswer } from './print-answer.ts'

export interface DemoRun {
  readonly service: ServiceAddress
  readonly key: string
  readonly signal: AbortSignal
}

async function make({ service, key, signal }: DemoRun, call: DemoCall): Promise<void> {
  const response = await callService(service, `/api/v1${call.path}`, {
    method: call.body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    signal,
  })
  if (response.status === 401) {
    throw new DemoError(
      `${service.baseUrl} does not know the key just made: it runs on another database. Set PUBLIC_URL, HOST and PORT, and DATABASE_URL or DATA_DIR, to those of one service.`,
    )
  }
  const answer: unknown = await response.json().catch(() => undefined)
  signal.throwIfAborted()
  if (typeof answer !== 'object' || answer === null) {
    throw new DemoError(`${service.baseUrl} answered something that is not JSON: is it the service?`)
  }
  printAnswer(call, response.status, answer as Record<string, unknown>)
}

/** Makes the calls one after the other and prints what came back. */
export async function runDemo(run: DemoRun): Promise<void> {
  for (const call of calls) {
    run.signal.throwIfAborted()
    await make(run, call)
  }
}
