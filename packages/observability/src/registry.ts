import { createServer } from 'node:http'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** The metrics of one process. Labels come from fixed sets, so no text, key or id can become one. */
export interface ProcessMetrics {
  /** A gauge whose value is asked for at every scrape. */
  gauge(name: string, help: string, read: () => number): void
  /** Serves `/metrics` in the Prometheus text format; resolves with a function that stops it. */
  serve(port: number, host: string): Promise<() => Promise<void>>
}

/** A registry with Node's own metrics in it, and what every process does with one. */
export function createRegistry(): { registry: Registry; metrics: ProcessMetrics } {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'redraft_' })
  return {
    registry,
    metrics: {
      gauge(name, help, read) {
        new Gauge({
          name,
          help,
          registers: [registry],
          collect() {
            this.set(read())
          },
        })
      },
      serve: (port, host) => serveRegistry(registry, port, host),
    },
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
