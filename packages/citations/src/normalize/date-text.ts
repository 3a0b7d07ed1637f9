import type { CslDate } from '../item.ts'
import { dateOf, readDateParts } from './date-parts.ts'
import { monthOf, seasonOf } from './date-words.ts'

interface OneDate {
  readonly parts: number[]
  readonly season?: number
}

const one = (...values: readonly unknown[]): OneDate | undefined => {
  const { parts, season } = readDateParts(values)
  return parts.length === 0 ? undefined : { parts, ...(season !== undefined && { season }) }
}

const ISO = /^([-+]?\d{4,6})(?:-(\d{1,2})(?:-(\d{1,2})(?:[T\s].*)?)?)?$/
// `1984/` alone is an open range (EDTF), `1984//` a year with empty places (RIS).
const SLASHED = /^(\d{4})(?!\/$)[/.](\d{0,2})(?:[/.](\d{0,2})(?:[/.].*)?)?$/
const CHINESE = /^(\d{1,4})\s*年\s*(?:(\d{1,2})\s*月\s*(?:(\d{1,2})\s*[日号號]?)?)?$/
const COMPACT = /^((?:1\d|20)\d{2})(\d{2})(\d{2})$/
const ERA = /^(\d{1,4})\s*(?:b\.?\s?c\.?(?:\s?e\.?)?)$/i
const CHINESE_ERA = /^(?:公元前|前)\s*(\d{1,4})\s*年?$/

/** `1 May 2020`, `May 1, 2020`, `May 2020`, `2020 May 1`, `Spring 2020`, `2020年春季`. */
function readWords(text: string): OneDate | undefined {
  const words = text
    .replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .replace(/年/, ' ')
    .split(/[\s,./-]+/)
    .filter((word) => word !== '' && !/^(?:of|de|the|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)$/i.test(word))
  if (words.length < 2 || words.length > 4) return undefined
  const year = words.find((word) => /^\d{4}$/.test(word))
  const month = words.map((word) => monthOf(word)).find((value) => value !== undefined)
  const season = words.map(seasonOf).find((value) => value !== undefined)
  const day = words.find((word) => /^\d{1,2}$/.test(word))
  const read = [year, month ?? season, day].filter((value) => value !== undefined).length
  if (year === undefined || read !== words.length) return undefined
  if (month !== undefined) return one(year, month, day)
  return season !== undefined && day === undefined ? { parts: [Number(year)], season } : undefined
}

function readOne(text: string): OneDate | undefined {
  const iso = ISO.exec(text)
  // `1998-99` and `2012-13` are ranges, `2020-21` to `-24` seasons (EDTF).
  if (iso !== null)
    return /^(?:1[3-9]|20|2[5-9]|[3-9]\d)$/.test(iso[2] ?? '') ? undefined : one(iso[1], iso[2], iso[3])
  const parts = SLASHED.exec(text) ?? CHINESE.exec(text) ?? COMPACT.exec(text)
  if (parts !== null) return one(parts[1], parts[2], parts[3])
  const era = ERA.exec(text) ?? CHINESE_ERA.exec(text)
  if (era !== null) return one(-Number(era[1]))
  if (/^\d{1,3}$/.test(text)) return one(text)
  return readWords(text)
}

/** `a/b`, `a–b` with both ends dates; `2015–18` completes the end from its start. */
function readRange(text: string): CslDate | undefined {
  const [, from = '', to = ''] =
    /^(\S[^/]*?)\s*\/\s*([^/]*)$/.exec(text) ?? /^(.{3,}?)\s*[–—~～至]\s*(.+)$/.exec(text) ?? []
  const years = /^(\d{4})\s*-\s*(\d{4}|\d{2})$/.exec(text)
  const start = readOne(years?.[1] ?? from)
  if (start === undefined) return undefined
  if (years !== null) {
    const end = (years[2] ?? '').length === 2 ? `${years[1]?.slice(0, 2)}${years[2]}` : years[2]
    return dateOf(start.parts, readOne(end ?? '')?.parts)
  }
  if (/^\d{1,2}$/.test(to)) return undefined
  if (to === '' || to === '..' || /^(?:present|now|open|至今)$/i.test(to)) return openRange(from, start)
  const end = readOne(to)
  return end === undefined ? undefined : dateOf(start.parts, end.parts)
}

/** CSL has no open range that every style prints: the text stays, with the dash that styles use. */
function openRange(from: string, start: OneDate): CslDate {
  return { literal: start.parts.length === 1 ? `${start.parts[0]}–` : `${from}–` }
}

const CIRCA = /^(?:c\.|ca\.?|circa|约|約)\s*(?=\d)|^\[(?=\d{4}\??\]$)|(?<=\d)\s*[?~]\]?$|(?<=^\[\d{4})\]$/gi

/**
 * A date written in words or figures, in English or Chinese, ISO 8601, EDTF level 0 or RIS. What cannot be read stays
 * as `literal`. `undefined` for an empty text and for "n.d.".
 */
export function readDateText(text: string): CslDate | undefined {
  const tidy = text
    .slice(0, 400)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[/\s]+$/, '')
  if (tidy === '' || /^(?:n\.?\s?d\.?|no date|undated|unknown|null|undefined|无日期|日期不详)$/i.test(tidy))
    return undefined
  const plain = tidy.replace(CIRCA, '')
  const circa = plain !== tidy
  const single = readOne(plain)
  const date: CslDate | undefined =
    single === undefined
      ? readRange(plain)
      : { 'date-parts': [single.parts], ...(single.season !== undefined && { season: single.season }) }
  if (date === undefined) return { literal: text.slice(0, 200).trim() }
  return circa && date.literal === undefined ? { ...date, circa: true } : date
}
