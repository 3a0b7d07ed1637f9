/** Whether `HOST` stands for every address of the machine. */
const isWildcard = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** What links begin with, without a slash at the end: `PUBLIC_URL`, else the address listened on. */
export function publicAddress(settings: {
  readonly PUBLIC_URL?: string | undefined
  readonly HOST: string
  readonly PORT: number
}): string {
  const { PUBLIC_URL, HOST, PORT } = settings
  const host = isWildcard(HOST) ? '127.0.0.1' : HOST
  return PUBLIC_URL?.replace(/\/+$/, '') ?? `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
