import { Counter, type Registry } from 'prom-client'

/** What a request cost in calls to a language model. */
export interface ModelUseCounts {
  readonly calls: number
  readonly tokensIn: number
  readonly tokensOut: number
  readonly repairs: number
  /** By closed lists of causes, checks and faults. */
  readonly fallbacks: Readonly<Record<string, number>>
  readonly rejections: Readonly<Record<string, number>>
  readonly callFaults: Readonly<Record<string, number>>
}

/** Counters of the calls to a language model; returns what adds a request to them. */
export function createModelMetrics(registry: Registry): (use: ModelUseCounts) => void {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `redraft_llm_${name}_total`, help, labelNames, registers: [registry] })
  const calls = counter('calls', 'Calls to the language model', [])
  const tokens = counter('tokens', 'Tokens as the endpoint counts them, by direction', ['direction'])
  const repairs = counter('repairs', 'Paragraphs that took a second prompt', [])
  const fallbacks = counter('fallbacks', 'Paragraphs left to the local engine, by cause', ['cause'])
  const rejections = counter('rejections', 'Answers refused, by the first check they failed', ['gate'])
  const faults = counter('call_faults', 'Calls that gave no answer, by fault', ['fault'])
  return (use) => {
    calls.inc(use.calls)
    tokens.inc({ direction: 'in' }, use.tokensIn)
    tokens.inc({ direction: 'out' }, use.tokensOut)
    repairs.inc(use.repairs)
    for (const [cause, count] of Object.entries(use.fallbacks)) fallbacks.inc({ cause }, count)
    for (const [gate, count] of Object.entries(use.rejections)) rejections.inc({ gate }, count)
    for (const [fault, count] of Object.entries(use.callFaults)) faults.inc({ fault }, count)
  }
}
