import { createServer } from 'node:net'
import { listening } from '@redraft/core/process'

/** Tries the port before anything slow begins. Throws `PortError`. */
export async function checkPort({ PORT, HOST }: { PORT: number; HOST: string }): Promise<void> {
  const server = createServer()
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(PORT, HOST, resolve)
    })
  await listening({ setting: 'PORT', port: PORT, host: HOST }, listen)
  await new Promise((resolve) => server.close(resolve))
}
