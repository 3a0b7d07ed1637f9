import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeRegistry {
  readonly url: string
  /** Paths asked, in order. */
  readonly asked: string[]
  close(): Promise<void>
}

/** An HTTP server on loopback that stands for a registry or a site; `answer` gets the path. */
export async function startFakeRegistry(
  answer: (path: string, res: ServerResponse, req: IncomingMessage) => void,
): Promise<FakeRegistry> {
  const asked: string[] = []
  const server = createServer((req, res) => {
    const path = req.url ?? ''
    asked.push(path)
    answer(path, res, req)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
