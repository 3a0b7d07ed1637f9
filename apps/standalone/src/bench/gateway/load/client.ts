import { type Dispatcher, Pool } from 'undici'

/** One call of a tenant; answers with the HTTP status, or 0 when the connection failed. */
export type Send = (tenant: number) => Promise<number>

export interface Client {
  readonly send: Send
  close(): Promise<void>
}

export interface ClientOptions {
  readonly port: number
  readonly path: string
  /** Headers of each tenant's calls: what tells who it is. */
  readonly tenants: readonly Readonly<Record<string, string>>[]
  readonly body: object
}

/** Posts the same body again and again over kept-alive connections, as many as there are calls in flight. */
export function createClient({ port, path, tenants, body }: ClientOptions): Client {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: null, pipelining: 1 })
  const payload = Buffer.from(JSON.stringify(body))
  const requests = tenants.map(
    (headers): Dispatcher.DispatchOptions => ({
      ...{ path, method: 'POST', body: payload },
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )
  return {
    send: (tenant) => {
      const request = requests[tenant]
      return request ? dispatch(pool, request) : Promise.reject(new Error(`no tenant ${tenant}`))
    },
    close: () => pool.destroy(),
  }
}

/** The cheapest way through undici: the answer is counted, not parsed, so that the load takes little of the machine. */
function dispatch(pool: Pool, request: Dispatcher.DispatchOptions): Promise<number> {
  return new Promise((resolve) => {
    let status = 0
    pool.dispatch(request, {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, statusCode) => {
        status = statusCode
      },
      onResponseData: () => undefined,
      onResponseEnd: () => resolve(status),
      onResponseError: () => resolve(0),
    })
  })
}
