import type { CslDate } from '../item.ts'
import { cleanPlainText } from './clean-text.ts'
import { dateOf, readDateParts } from './date-parts.ts'
import { readDateText } from './date-text.ts'
import { seasonOf } from './date-words.ts'
import { isRecord } from './raw-value.ts'

interface ReadDate {
  readonly date?: CslDate
  /** A part of the value was no date and was dropped. */
  readonly cut: boolean
}

function readSeason(value: unknown): number | undefined {
  if (typeof value === 'string')
    return seasonOf(value.trim()) ?? readSeason(/^\s*[1-4]\s*$/.test(value) ? Number(value) : undefined)
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 4 ? value : undefined
}

function readParts(lists: readonly unknown[], season: number | undefined): ReadDate {
  const [start, end] = lists.slice(0, 2).map((list) => readDateParts(Array.isArray(list) ? list : [list]))
  const date = start === undefined ? undefined : dateOf(start.parts, end?.parts)
  const cut = (start?.cut ?? false) || (end?.cut ?? false)
  const found = season ?? start?.season
  return date === undefined ? { cut } : { date: found === undefined ? date : { ...date, season: found }, cut }
}

const isCirca = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:1|true|yes)$/i.test(value))

function readRecord(value: Readonly<Record<string, unknown>>): ReadDate {
  const lists = value['date-parts'] ?? value.date_parts ?? value.dateParts
  // A flat list [2018, 10] is sent where CSL wants [[2018, 10]].
  const nested = Array.isArray(lists) ? (lists.some(Array.isArray) ? lists : [lists]) : undefined
  const read = nested === undefined ? { cut: false } : readParts(nested, readSeason(value.season))
  const text = [value.raw, value.literal, value['date-time']].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  )
  const ymd =
    read.date ??
    (value.year === undefined ? undefined : readParts([[value.year, value.month, value.day]], undefined).date)
  const date = ymd ?? (typeof text === 'string' ? readDateText(cleanPlainText(text)) : undefined)
  if (date === undefined) return read
  return { date: isCirca(value.circa) ? { ...date, circa: true } : date, cut: read.cut }
}

/** A date of any form that services and people send; `cut` when a part of it had to be dropped. */
export function readDate(value: unknown): ReadDate {
  if (typeof value === 'number') return readParts([[value]], undefined)
  if (typeof value === 'string') {
    const date = readDateText(cleanPlainText(value.slice(0, 400)))
    return date === undefined ? { cut: false } : { date, cut: false }
  }
  if (Array.isArray(value)) return value.some(Array.isArray) ? readParts(value, undefined) : readArray(value)
  return isRecord(value) ? readRecord(value) : { cut: value !== null && value !== undefined }
}

/** `[2018, 10]` is one date, `["2018-10-01"]` a date in a list. */
function readArray(value: readonly unknown[]): ReadDate {
  const [first] = value
  const isText = typeof first === 'string' && !/^\s*-?\d{1,4}\s*$/.test(first)
  return isText || isRecord(first) ? readDate(first) : readParts([value], undefined)
}
