import type { AuditAction, AuditFacts } from '@redraft/contracts/console'
import type { Transaction } from '@redraft/db'
import type { Actor } from '../access/actor.ts'
import { newId } from '../ids.ts'

export interface AuditedAct {
  readonly actor: Actor
  readonly workspaceId: string
  readonly action: AuditAction
  /** Id of the workspace, key, person or invitation that it was done to. */
  readonly targetId: string
  readonly facts?: AuditFacts
}

function idOf(actor: Actor): string | null {
  switch (actor.kind) {
    case 'person':
      return actor.personId
    case 'key':
      return actor.keyId
    case 'admin':
      return null
  }
}

/** Writes down what somebody did, in the transaction that does it: neither is there without the other. */
export async function recordAudit(tx: Transaction, act: AuditedAct): Promise<void> {
  const { actor, workspaceId, action, targetId, facts = {} } = act
  await tx.auditEntry.create({
    data: {
      ...{ id: newId(), workspaceId, action, targetId, facts },
      ...{ actorKind: actor.kind, actorId: idOf(actor) },
    },
  })
}
