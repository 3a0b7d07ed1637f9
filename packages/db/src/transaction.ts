import type { Prisma } from './generated/client.ts'

/** The client inside `prisma.$transaction(async (tx) => …)`. */
export type Transaction = Prisma.TransactionClient
