import { callCreditWorkspace } from '@redraft/db'
import { ADMIN } from '../access/actor.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'

/** Of the opening credit: it tells this workspace from every other, whatever it is called. */
const REFERENCE = 'npm-run-demo'
const NAME = 'Demo of npm run demo'
const WORDS = 10_000
/** A demo takes less than half of this. */
const ENOUGH_WORDS = 2_000

/** Rolls a second opening back: another command made the workspace meanwhile. */
class AlreadyMadeError extends Error {}

async function find(ctx: CoreContext) {
  const opening = await ctx.db.prisma.ledgerEntry.findUnique({
    where: { externalRef: REFERENCE },
    include: { workspace: true },
  })
  return opening?.workspace
}

const credit = { kind: 'admin_credit', words: WORDS, reason: 'npm run demo', actor: 'admin' } as const

async function make(ctx: CoreContext): Promise<void> {
  const workspaceId = newId()
  await ctx.db.prisma.$transaction(async (tx) => {
    await tx.workspace.create({ data: { id: workspaceId, name: NAME, planId: 'pro' } })
    const act = { actor: ADMIN, workspaceId, action: 'workspace.created', targetId: workspaceId } as const
    await recordAudit(tx, { ...act, facts: { words: WORDS } })
    const entry = { ...credit, id: newId(), workspaceId, externalRef: REFERENCE }
    if ((await callCreditWorkspace(tx, entry)) === null) throw new AlreadyMadeError()
  })
}

/** The workspace of `npm run demo`, with words enough for one: made at the first call, credited when it has run low. */
export async function ensureDemoWorkspace({ ctx }: { ctx: CoreContext }): Promise<{ workspaceId: string }> {
  let workspace = await find(ctx)
  if (!workspace) {
    await make(ctx).catch((error: unknown) => {
      if (!(error instanceof AlreadyMadeError)) throw error
    })
    workspace = await find(ctx)
  }
  if (!workspace) throw new Error('the demo workspace was not made')
  const { id: workspaceId, balanceWords } = workspace
  if (balanceWords < ENOUGH_WORDS) {
    await callCreditWorkspace(ctx.db.prisma, { ...credit, id: newId(), workspaceId, externalRef: null })
  }
  return { workspaceId }
}
