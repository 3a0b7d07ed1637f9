import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

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

export interface GatewayMetrics {
  /** Counts one answered call. */
  answered(call: AnsweredCall): void
  /** A gauge whose value is asked for at every scrape. */
  gauge(name: string, help: string, read: () => number): void
  /** Serves `/metrics` in the Prometheus text format; resolves with a function that stops it. */
  serve(port: number, host: string): Promise<() => Promise<void>>
}

/** Metrics of one gateway process. Labels come from fixed sets, so no text, key or id can become one. */
export function createGatewayMetrics(): GatewayMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'redraft_' })
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
    answered({ endpoint, status, code, seconds }) {
      calls.inc({ endpoint, status: String(status), code })
      durations.observe({ endpoint }, seconds)
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
    serve: (port, host) => serveRegistry(registry, port, host),
  }
}

function serveRegistry(registry: Registry, port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end()
      return
    }
    res.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
}
