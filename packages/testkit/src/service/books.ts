import type { CoreContext } from '@redraft/core'

export interface Books {
  readonly balance: number
  /** Σ ledger entries. */
  readonly credited: number
  /** Σ words of SUCCEEDED requests. */
  readonly charged: number
  readonly chargedRows: number
  readonly pendingRows: number
}

/** The money of one workspace as the database has it; `balance = credited − charged` must always hold. */
export async function readBooks(ctx: CoreContext, workspaceId: string): Promise<Books> {
  const { prisma } = ctx.db
  const where = { workspaceId }
  const [workspace, ledger, succeeded, pendingRows] = await Promise.all([
    prisma.workspace.findUniqueOrThrow({ where: { id: workspaceId } }),
    prisma.ledgerEntry.aggregate({ where, _sum: { words: true } }),
    prisma.apiRequest.aggregate({
      where: { ...where, state: 'SUCCEEDED', words: { gt: 0 } },
      _sum: { words: true },
      _count: true,
    }),
    prisma.apiRequest.count({ where: { ...where, state: 'PENDING' } }),
  ])
  return {
    balance: Number(workspace.balanceWords),
    credited: Number(ledger._sum.words ?? 0n),
    charged: succeeded._sum.words ?? 0,
    chargedRows: succeeded._count,
    pendingRows,
  }
}
