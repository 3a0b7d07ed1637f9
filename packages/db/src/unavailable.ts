import { Prisma } from './generated/client.ts'

/** Prisma codes that mean "the server did not answer": connection refused, closed, timed out, pool exhausted, transaction late. */
const PRISMA_CODES = new Set([
  'P1000',
  'P1001',
  'P1002',
  'P1008',
  'P1010',
  'P1011',
  'P1017',
  'P2024',
  'P2028',
  'P2037',
])
/** The same as Prisma's driver adapters name it; raw queries show only this, under P2010. */
const ADAPTER_KINDS = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TlsConnectionError',
  'TooManyConnections',
])
/** Node's socket errors. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'EHOSTUNREACH',
])
/** PostgreSQL classes 08 (connection), 53 (resources), 57P (operator intervention): the statement had no chance. */
const SQLSTATE = /^(08|53|57P)/
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|cannot use a pool after calling end|client has encountered a connection error/i

function codesOf(error: object): string[] {
  const codes: string[] = []
  for (const field of ['code', 'originalCode'] as const) {
    const code = (error as Record<string, unknown>)[field]
    if (typeof code === 'string') codes.push(code)
  }
  return codes
}

/** True when a database call failed because PostgreSQL could not be reached or was going down, not because of the call. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false
  if (error instanceof Prisma.PrismaClientInitializationError) return true
  if (codesOf(error).some((code) => PRISMA_CODES.has(code) || SOCKET_CODES.has(code) || SQLSTATE.test(code)))
    return true
  if ('kind' in error && typeof error.kind === 'string' && ADAPTER_KINDS.has(error.kind)) return true
  if (error instanceof Error && POOL_MESSAGES.test(error.message)) return true
  const { cause, meta, driverAdapterError } = error as {
    cause?: unknown
    meta?: unknown
    driverAdapterError?: unknown
  }
  return [cause, meta, driverAdapterError].some((inner) => isDatabaseUnavailable(inner, depth + 1))
}
