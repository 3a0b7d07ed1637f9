import { createDatabase } from '@redraft/db'
import { createTestDatabase, readBooks } from '@redraft/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN } from '../access/actor.ts'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { createKey } from '../keys/create-key.ts'
import { createWorkspace } from '../workspaces/create-workspace.ts'
import { creditWorkspace } from '../workspaces/credit-workspace.ts'
import { setWorkspace } from '../workspaces/set-workspace.ts'
import { cancelRequest } from './cancel-request.ts'
import { expireRequest } from './expire-request.ts'
import { failRequest } from './fail-request.ts'
import { openRequest } from './open-request.ts'
import { type RequestOutcome, readOutcomes } from './read-outcomes.ts'
import { settleRequest } from './settle-request.ts'

let ctx: CoreContext
beforeAll(async () => {
  const { databaseUrl } = await createTestDatabase()
  ctx = { db: createDatabase({ databaseUrl, poolSize: 12, applicationName: 'test' }) }
})
afterAll(() => ctx.db.close())

const ENDS = ['settle', 'settle again', 'fail', 'expire', 'cancel'] as const
type End = (typeof ENDS)[number]

/** One request, and everything that several processes may do to it at once. */
const requests = fc.record({
  words: fc.integer({ min: 1, max: 40 }),
  endpoint: fc.constantFrom('humanize' as const, 'detect' as const),
  ends: fc.array(fc.constantFrom(...ENDS), { maxLength: 5 }),
})
const scenario = fc.record({
  opening: fc.integer({ min: 0, max: 120 }),
  dailyScans: fc.integer({ min: 0, max: 4 }),
  credits: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
  requests: fc.array(requests, { minLength: 1, maxLength: 10 }),
})

async function mint(opening: number, dailyScans: number) {
  const { workspaceId } = await createWorkspace({
    ctx,
    actor: ADMIN,
    input: { name: 'Books', plan: 'pro', words: opening },
  })
  await setWorkspace({ ctx, actor: ADMIN, input: { workspaceId, dailyScans } })
  const { keyId } = await createKey({ ctx, actor: ADMIN, input: { workspaceId, name: 'key' } })
  return { workspaceId, apiKeyId: keyId }
}

/** Does one thing to a request, and says whether whoever did it tells a caller of a success, a failure, or nothing. */
async function end(how: End, id: string, endpoint: 'humanize' | 'detect', token: string) {
  const input = { id }
  if (how === 'fail')
    return (await failRequest({ ctx, input: { id, code: 'processing_failed' } })) ? 'failed' : ''
  if (how === 'expire') return (await expireRequest({ ctx, input })) ? 'failed' : ''
  if (how === 'cancel') return (await cancelRequest({ ctx, input })) ? 'failed' : ''
  const attemptToken = how === 'settle' ? token : newId()
  const { outcome } = await settleRequest({ ctx, input: { id, endpoint, attemptToken, result: { n: 1 } } })
  if (outcome === 'closed') return ''
  return outcome === 'settled' ? 'succeeded' : 'failed'
}

/** I1 and I2 for one request: all who ended it say the same, and only a success has words and a result. */
async function checkOne(id: string, told: readonly string[]): Promise<void> {
  const definite = [...new Set(told.filter((value) => value !== ''))]
  const row = await ctx.db.prisma.apiRequest.findUniqueOrThrow({ where: { id } })
  const result = await ctx.db.prisma.apiResult.findUnique({ where: { requestId: id } })
  const outcome: RequestOutcome | undefined = (await readOutcomes({ ctx, input: { ids: [id] } })).get(id)
  expect(definite).toEqual(
    row.state === 'PENDING' ? [] : [row.state === 'SUCCEEDED' ? 'succeeded' : 'failed'],
  )
  expect(result !== null).toBe(row.state === 'SUCCEEDED')
  expect(outcome?.kind === 'succeeded').toBe(row.state === 'SUCCEEDED')
}

test('whatever happens at once, the books balance, a failure is free, and a charge has a result and comes once', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ opening, dailyScans, credits, requests }) => {
      const owner = await mint(opening, dailyScans)
      const { workspaceId } = owner
      const run = async ({ words, endpoint, ends }: (typeof requests)[number]) => {
        const id = newId()
        const body = { text: 'x' }
        const opened = await openRequest({
          ctx,
          input: {
            ...owner,
            id,
            endpoint,
            words,
            body,
            timeoutMs: 60_000,
            clientRequestId: null,
            idempotencyKey: null,
          },
        })
        if (opened.outcome !== 'opened') return { id: undefined, told: [] }
        const token = newId()
        return { id, told: await Promise.all(ends.map((how) => end(how, id, endpoint, token))) }
      }
      const credit = (words: number) =>
        creditWorkspace({ ctx, actor: ADMIN, input: { workspaceId, words, kind: 'admin_credit' } })
      const [ran] = await Promise.all([Promise.all(requests.map(run)), Promise.all(credits.map(credit))])
      for (const { id, told } of ran) if (id) await checkOne(id, told)
      const books = await readBooks(ctx, workspaceId)
      expect(books.balance).toBe(books.credited - books.charged)
      expect(books.balance).toBeGreaterThanOrEqual(0)
      expect(books.credited).toBe(opening + credits.reduce((sum, words) => sum + words, 0))
      const scans = await ctx.db.prisma.apiRequest.count({
        where: { workspaceId, endpoint: 'detect', state: 'SUCCEEDED' },
      })
      const counted = await ctx.db.prisma.dailyScan.aggregate({
        where: { workspaceId },
        _sum: { used: true },
      })
      expect(counted._sum.used ?? 0).toBe(scans)
      expect(scans).toBeLessThanOrEqual(dailyScans)
    }),
    { numRuns: 40 },
  )
})
