import { batchCalls } from './batch-calls.ts'
import { callOpenRequests, type OpenRequestInput, type OpenRequestOutcome } from './functions/open-request.ts'
import { readWorkTimes, type WorkTimes } from './functions/read-work-times.ts'
import {
  callSettleRequests,
  type SettleOutcome,
  type SettleRequestInput,
} from './functions/settle-request.ts'
import type { PrismaClient } from './generated/client.ts'

/** The calls on the path of every request. Those made at once share a statement and its commit. */
export interface RequestCalls {
  /** Idempotency-Key look-up, advisory checks and the PENDING row. */
  open(input: OpenRequestInput): Promise<OpenRequestOutcome>
  /** The only place where words are deducted. Safe to repeat with the same token. */
  settle(input: SettleRequestInput): Promise<SettleOutcome>
  /** Undefined when the request is not to be worked on. */
  workTimes(id: string): Promise<WorkTimes | undefined>
}

/** Batches per database handle: nothing is shared between handles. */
export function createRequestCalls(prisma: PrismaClient): RequestCalls {
  return {
    open: batchCalls({
      run: (inputs: readonly OpenRequestInput[]) => callOpenRequests(prisma, inputs),
      ownerOf: ({ workspaceId }) => workspaceId,
    }),
    settle: batchCalls({
      run: (inputs: readonly SettleRequestInput[]) => callSettleRequests(prisma, inputs),
    }),
    workTimes: batchCalls({ run: (ids: readonly string[]) => readWorkTimes(prisma, ids) }),
  }
}
