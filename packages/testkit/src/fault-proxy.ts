import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export interface FaultProxy {
  readonly host: string
  readonly port: number
  /** The target is down: open connections are reset, new ones refused. */
  cut(): Promise<void>
  /** The target hangs: connections stay open and new ones are accepted, but no byte passes. */
  pause(): void
  /** Back to normal; what was held back by `pause` is delivered. */
  restore(): Promise<void>
  close(): Promise<void>
}

interface Pair {
  readonly client: Socket
  readonly target: Socket
}

/** A TCP proxy on a free port of 127.0.0.1, for tests of outages of a store. The caller closes it. */
export async function createFaultProxy(options: {
  targetHost: string
  targetPort: number
}): Promise<FaultProxy> {
  const pairs = new Set<Pair>()
  let paused = false
  const server = createServer((client) => {
    const target = connect({ host: options.targetHost, port: options.targetPort })
    const pair = { client, target }
    pairs.add(pair)
    join(pair, () => pairs.delete(pair))
    if (paused) hold(pair)
  })
  const port = await listen(server, 0)
  const cut = async (): Promise<void> => {
    const closed = server.listening ? once(server, 'close') : undefined
    if (closed) server.close()
    for (const { client, target } of pairs) {
      client.resetAndDestroy()
      target.destroy()
    }
    await closed
  }
  return {
    host: '127.0.0.1',
    port,
    cut,
    pause: () => {
      paused = true
      for (const pair of pairs) hold(pair)
    },
    restore: async () => {
      // Only what was held back: piping twice would send every byte twice.
      if (paused) for (const pair of pairs) flow(pair)
      paused = false
      if (!server.listening) await listen(server, port)
    },
    close: cut,
  }
}

function join(pair: Pair, onEnd: () => void): void {
  const { client, target } = pair
  flow(pair)
  const end = (): void => {
    client.destroy()
    target.destroy()
    onEnd()
  }
  for (const socket of [client, target]) socket.on('error', end).on('close', end)
}

function flow({ client, target }: Pair): void {
  client.pipe(target)
  target.pipe(client)
}

function hold({ client, target }: Pair): void {
  client.unpipe(target).pause()
  target.unpipe(client).pause()
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return address.port
}
