import type { CslDate } from '../item.ts'

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Whole number of a date part: 2018, "2018", "07", " 1962 ", "-0348"; `undefined` for anything else. */
function partOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined
  if (typeof value !== 'string' || !/^\s*[-+]?\d{1,6}\s*$/.test(value)) return undefined
  return Number(value)
}

/**
 * A year, month and day of any kind as one list of CSL date parts. Parts that are no date (month 13, 30 February) are
 * cut off from there on; CSL seasons given as months 21–24 (EDTF) or 13–16 (citeproc) become `season`.
 */
export function readDateParts(values: readonly unknown[]): {
  parts: number[]
  season?: number
  cut: boolean
} {
  const [year, month, day] = values.slice(0, 3).map(partOf)
  if (year === undefined || Math.abs(year) > 9_999 || year === 0) {
    return { parts: [], cut: values.some((value) => value !== null && value !== '' && value !== undefined) }
  }
  const given = (value: unknown): boolean =>
    value !== undefined && value !== null && value !== '' && value !== 0
  if (month === undefined || month === 0) return { parts: [year], cut: given(values[1]) && month !== 0 }
  if ((month >= 13 && month <= 16) || (month >= 21 && month <= 24)) {
    return { parts: [year], season: month > 20 ? month - 20 : month - 12, cut: false }
  }
  if (month < 1 || month > 12) return { parts: [year], cut: true }
  if (day === undefined || day === 0) return { parts: [year, month], cut: given(values[2]) && day !== 0 }
  const last = month === 2 && !isLeap(year) ? 28 : (DAYS[month - 1] ?? 31)
  return day >= 1 && day <= last
    ? { parts: [year, month, day], cut: false }
    : { parts: [year, month], cut: true }
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0)

/** One date or a range from lists of parts; an end that is before its start, or the same, is dropped. */
export function dateOf(start: readonly number[], end: readonly number[] = []): CslDate | undefined {
  if (start.length === 0) return undefined
  const isRange = end.length > 0 && compare(start, end) < 0
  return { 'date-parts': isRange ? [[...start], [...end]] : [[...start]] }
}
