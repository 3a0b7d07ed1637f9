import { type InvoiceLine, isProration, priceOf } from './event-objects.ts'

/** The month that ends at a moment, in seconds: a plan's words are for one. */
function monthBefore(end: number): number {
  const start = new Date(end * 1_000)
  const day = start.getUTCDate()
  start.setUTCMonth(start.getUTCMonth() - 1)
  // The 31st of a shorter month rolls over into the next one: its last day was meant.
  if (start.getUTCDate() !== day) start.setUTCDate(0)
  return end - start.getTime() / 1_000
}

/** Which part of a month a line is for, from 0 to 1. */
function share(line: InvoiceLine): number {
  if (!isProration(line) || !line.period) return 1
  const { start, end } = line.period
  return Math.min(Math.max((end - start) / monthBefore(end), 0), 1)
}

/**
 * The words that a paid invoice credits: a plan's words for each line of its price. After a change of the plan, lines for
 * the rest of a period count for their part of the month, and what was taken back counts against it; never below 0.
 * Lines that cost nothing (a trial) credit nothing.
 */
export function invoiceWords(
  lines: readonly InvoiceLine[],
  wordsOfPrice: (price: string | undefined) => number,
): number {
  const sum = lines.reduce((total, line) => {
    const sign = line.amount === undefined ? 1 : Math.sign(line.amount)
    if (sign < 0 && !isProration(line)) return total
    return total + sign * wordsOfPrice(priceOf(line)) * share(line)
  }, 0)
  return Math.max(Math.round(sum), 0)
}
