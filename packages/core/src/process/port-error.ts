/** Where a process listens, and the setting that names the port. */
export interface ListenAddress {
  readonly setting: 'PORT' | 'METRICS_PORT'
  readonly port: number
  readonly host: string
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already in use',
  EACCES: 'needs more rights',
  EADDRNOTAVAIL: 'is not an address of this machine',
}

const HOST_SETTINGS = { PORT: 'HOST', METRICS_PORT: 'METRICS_HOST' } as const

/** A port cannot be listened on; the message is one line for the person who chose it. */
export class PortError extends Error {
  override readonly name = 'PortError'
  /** Node's code, for example `EADDRINUSE`; empty when the cause has none. */
  readonly code: string

  constructor({ setting, port, host }: ListenAddress, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const reason = REASONS[code] ?? 'cannot be used'
    super(
      `Port ${port} on ${host} ${reason}: set ${setting} (or ${HOST_SETTINGS[setting]}) to another one.`,
      {
        cause,
      },
    )
    this.code = code
  }
}

/** Runs what listens on `address`; throws `PortError` when it cannot. */
export async function listening<T>(address: ListenAddress, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    throw new PortError(address, error)
  }
}
