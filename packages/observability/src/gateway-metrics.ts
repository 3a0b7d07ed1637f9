import { Counter, Histogram } from 'prom-client'
import { createRegistry, type ProcessMetrics } from './registry.ts'

/** Seconds; from a replay to a request at its deadline. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export interface AnsweredCall {
  /** Name of the endpoint, never a path: paths can hold ids. */
  readonly endpoint: string
  readonly status: number
  /** Error code, or `none`. */
  readonly code: string
  readonly seconds: number
}

export interface GatewayMetrics extends ProcessMetrics {
  /** Counts one answered call. */
  answered(call: AnsweredCall): void
}

/** Metrics of one gateway process. */
export function createGatewayMetrics(): GatewayMetrics {
  const { registry, metrics } = createRegistry()
  const registers = [registry]
  const calls = new Counter({
    name: 'redraft_http_requests_total',
    help: 'Answered calls by endpoint, HTTP status and error code',
    labelNames: ['endpoint', 'status', 'code'],
    registers,
  })
  const durations = new Histogram({
    name: 'redraft_http_request_duration_seconds',
    help: 'Time from the first byte of a call to its answer',
    labelNames: ['endpoint'],
    buckets: DURATION_BUCKETS,
    registers,
  })
  return {
    ...metrics,
    answered({ endpoint, status, code, seconds }) {
      calls.inc({ endpoint, status: String(status), code })
      durations.observe({ endpoint }, seconds)
    },
  }
}
