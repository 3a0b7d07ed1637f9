import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InvoiceLine } from './event-objects.ts'
import { invoiceWords } from './invoice-words.ts'

const WORDS: Readonly<Record<string, number>> = { pro: 100_000, business: 1_000_000 }
const wordsOf = (price: string | undefined): number => WORDS[price ?? ''] ?? 0
const DAY = 86_400
const at = (date: string): number => Date.parse(date) / 1_000

function line(price: string, given: { amount?: number; from?: string; to?: string } = {}): InvoiceLine {
  const { amount = 4_900, from, to } = given
  const period = from !== undefined && to !== undefined ? { start: at(from), end: at(to) } : null
  return { amount, period, proration: period !== null, parent: null, price, pricing: null }
}

test.each<[string, InvoiceLine[], number]>([
  ['a month of a plan', [line('pro')], 100_000],
  ['a line that costs nothing', [line('pro', { amount: 0 })], 0],
  ['a price that is not ours', [line('setup')], 0],
  ['a discount line', [line('pro'), line('pro', { amount: -4_900 })], 100_000],
  [
    'a whole month, from the end of a short one',
    [line('pro', { from: '2027-02-28', to: '2027-03-31' })],
    100_000,
  ],
  ['half of a month of 30 days', [line('business', { from: '2026-11-16', to: '2026-12-01' })], 500_000],
  [
    'up to the larger plan for half a month, and the next month',
    [
      line('pro', { amount: -2_450, from: '2026-11-16', to: '2026-12-01' }),
      line('business', { from: '2026-11-16', to: '2026-12-01' }),
      line('business'),
    ],
    1_450_000,
  ],
  [
    'down to the smaller plan: nothing is taken away',
    [
      line('business', { amount: -9_000, from: '2026-11-16', to: '2026-12-01' }),
      line('pro', { from: '2026-11-16', to: '2026-12-01' }),
    ],
    0,
  ],
])('%s', (_, lines, words) => {
  expect(invoiceWords(lines, wordsOf)).toBe(words)
})

test('whatever the lines, the credit is a whole number from 0 to what whole months of them would be', () => {
  const anyLine = fc.record({
    amount: fc.integer({ min: -20_000, max: 20_000 }),
    price: fc.constantFrom('pro', 'business', 'setup'),
    days: fc.integer({ min: -5, max: 90 }),
    proration: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), (drawn) => {
      const end = at('2026-12-01')
      const lines = drawn.map(({ days, ...rest }) => ({
        ...rest,
        ...{ period: { start: end - days * DAY, end }, parent: null, pricing: null },
      }))
      const words = invoiceWords(lines, wordsOf)
      expect(Number.isSafeInteger(words)).toBe(true)
      expect(words).toBeGreaterThanOrEqual(0)
      expect(words).toBeLessThanOrEqual(drawn.reduce((sum, { price }) => sum + wordsOf(price), 0))
    }),
  )
})
