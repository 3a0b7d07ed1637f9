import { ADMIN, creditWorkspace, listUsage } from '@redraft/core'
import {
  type Answered,
  expectError,
  mintWorkspace,
  readBooks,
  type SharedService,
  sharedService,
} from '@redraft/testkit'
import { countWords } from '@redraft/text'
import { beforeAll, expect, test } from 'vitest'

let service: SharedService
beforeAll(async () => {
  service = await sharedService()
})

const text = 'The cat sat on the mat.'
const words = countWords(text)

/** Sends `count` calls at once. */
const flood = (count: number, call: (index: number) => Promise<Answered>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))
/** How many answers there were of each kind. */
function tally(answers: readonly Answered[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, json } of answers) {
    const kind = `${status} ${json.code ?? json.status}`
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
const withStatus = (answers: readonly Answered[], status: number) =>
  answers.filter((answered) => answered.status === status)

test('200 concurrent calls against a balance for exactly 120 give 120 answers and 80 refusals', async () => {
  const { post, workspaceId } = await mintWorkspace(service, { words: 120 * words })
  const answers = await flood(200, () => post('/detect', { text }))
  expect(tally(answers), service.output()).toEqual({ '200 succeeded': 120, '402 insufficient_balance': 80 })
  const charged = 120 * words
  expect(await readBooks(service.ctx, workspaceId)).toEqual({
    ...{ balance: 0, credited: charged, charged, chargedRows: 120, pendingRows: 0 },
  })
  // Each success shows another balance: they were deducted one after the other.
  const balances = withStatus(answers, 200).map(({ json }) => json.words_remaining)
  expect(balances.sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 120 }, (_, i) => i * words),
  )
  for (const refused of withStatus(answers, 402)) {
    expectError(refused, 'insufficient_balance', { words_required: words })
    expect(Number(refused.json.words_remaining)).toBeGreaterThanOrEqual(0)
  }
  const entries = await listUsage({ ctx: service.ctx, input: { workspaceId, limit: 1_000 } })
  expect(entries.reduce((sum, entry) => sum + entry.words, 0)).toBe(charged)
})

test('of 40 concurrent detections exactly the daily allowance is made, and the others cost nothing', async () => {
  const { post, call, workspaceId } = await mintWorkspace(service, { words: 10_000, dailyScans: 15 })
  const answers = await flood(40, () => post('/detect', { text }))
  expect(tally(answers)).toEqual({ '200 succeeded': 15, '429 daily_scan_limit_exceeded': 25 })
  for (const refused of withStatus(answers, 429)) {
    expectError(refused, 'daily_scan_limit_exceeded', { limit: 15, used: 15 })
  }
  expect(await readBooks(service.ctx, workspaceId)).toMatchObject({ charged: 15 * words, chargedRows: 15 })
  expect((await call('/status')).json.limits).toMatchObject({ daily_scans: 15, daily_scans_used: 15 })
})

test('credits that arrive between calls are counted at once, and every word is somewhere', async () => {
  const { post, workspaceId } = await mintWorkspace(service, { words: 10 * words })
  const { ctx } = service
  const credit = () =>
    creditWorkspace({ ctx, actor: ADMIN, input: { workspaceId, words, kind: 'admin_credit' } })
  const [answers] = await Promise.all([
    flood(40, (index) => post(index % 2 === 0 ? '/detect' : '/rewrite', { text })),
    Promise.all(Array.from({ length: 10 }, credit)),
  ])
  const books = await readBooks(ctx, workspaceId)
  expect(books.credited).toBe(20 * words)
  expect(books.balance).toBe(books.credited - books.charged)
  expect(books.chargedRows).toBe(withStatus(answers, 200).length)
  expect(withStatus(answers, 200).length + withStatus(answers, 402).length).toBe(40)
})
