import { createServer } from 'node:net'

/** The gateway's port cannot be had; the message says why and what to do. */
export class PortError extends Error {
  override readonly name = 'PortError'
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already in use',
  EACCES: 'needs more rights',
  EADDRNOTAVAIL: 'is not an address of this machine',
}

/** Tries the port before anything slow begins. Throws `PortError`. */
export async function checkPort({ PORT, HOST }: { PORT: number; HOST: string }): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(PORT, HOST, resolve)
    })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new PortError(
      `Port ${PORT} on ${HOST} ${REASONS[code] ?? 'cannot be used'}: set PORT (or HOST) to another one.`,
    )
  }
  await new Promise((resolve) => server.close(resolve))
}
