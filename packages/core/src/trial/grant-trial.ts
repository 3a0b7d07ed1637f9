import { callCreditWorkspace, type Transaction } from '@redraft/db'
import { newId } from '../ids.ts'
import { hashMailbox } from './mailbox.ts'
import { networkOf } from './network.ts'

/** What a new workspace starts with, and how often that is given. */
export interface TrialTerms {
  /** 0: nobody gets any. */
  readonly words: number
  /** Trials on one UTC day for one block of addresses. */
  readonly perNetwork: number
  /** Trials on one UTC day in all. */
  readonly perDay: number
}

/** Taken by everybody who grants a trial, so that none is counted twice or missed. */
const LOCK_KEY = 7_237_003

interface Today {
  readonly from_network: number
  readonly in_all: number
}

/**
 * Credits a new workspace with the trial words, as part of a transaction: once per mailbox for ever, and within the limits
 * of the day. False when there are none to be had; the workspace then starts empty.
 */
export async function grantTrial(
  tx: Transaction,
  {
    workspaceId,
    email,
    address,
    terms,
  }: {
    workspaceId: string
    email: string
    /** The network address the person came from. */
    address: string | undefined
    terms: TrialTerms
  },
): Promise<boolean> {
  if (terms.words === 0) return false
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK_KEY}::bigint)`
  const network = networkOf(address)
  const [today] = await tx.$queryRaw<Today[]>`
    SELECT count(*) FILTER (WHERE network = ${network})::int AS from_network, count(*)::int AS in_all
    FROM trial_grant WHERE granted_at >= date_trunc('day', clock_timestamp(), 'UTC')`
  if (!today || today.from_network >= terms.perNetwork || today.in_all >= terms.perDay) return false
  const data = [{ mailboxHash: hashMailbox(email), network }]
  const { count } = await tx.trialGrant.createMany({ data, skipDuplicates: true })
  if (count === 0) return false
  const grant = {
    id: newId(),
    workspaceId,
    kind: 'trial_grant',
    words: terms.words,
    actor: 'system',
  } as const
  await callCreditWorkspace(tx, { ...grant, reason: 'trial balance', externalRef: null })
  return true
}
