import type { PrismaClient } from '../generated/client.ts'

export interface CloseRequestInput {
  readonly id: string
  readonly state: 'FAILED' | 'EXPIRED' | 'CANCELLED'
  readonly httpStatus: number | null
  readonly errorCode: string | null
}

/** SQL function `close_request`: true when this call took the row out of PENDING. Never charges. */
export async function callCloseRequest(prisma: PrismaClient, input: CloseRequestInput): Promise<boolean> {
  const rows = await prisma.$queryRaw<{ closed: boolean }[]>`
    SELECT close_request(
      ${input.id}::uuid, ${input.state}::request_state, ${input.httpStatus}::int, ${input.errorCode}::text) AS closed`
  return rows[0]?.closed === true
}

export interface FailRequestInput {
  readonly id: string
  readonly httpStatus: number
  readonly errorCode: string
  /** The public explanation as JSON text; kept as long as a result would be. */
  readonly body: string
}

/** SQL function `fail_request`: like `callCloseRequest`, with an explanation. */
export async function callFailRequest(prisma: PrismaClient, input: FailRequestInput): Promise<boolean> {
  const rows = await prisma.$queryRaw<{ closed: boolean }[]>`
    SELECT fail_request(
      ${input.id}::uuid, ${input.httpStatus}::int, ${input.errorCode}::text, ${input.body}::text) AS closed`
  return rows[0]?.closed === true
}
