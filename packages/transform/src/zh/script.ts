import { readFileSync } from 'node:fs'

interface ScriptTable {
  readonly simplifiedOnly: string
  readonly traditional: string
  readonly traditionalAsSimplified: string
  /** Characters among `traditional` that Simplified texts have too (著 in 著作). */
  readonly inBothScripts: string
}

const table = JSON.parse(
  readFileSync(new URL('../../rules/zh/script.json', import.meta.url), 'utf8'),
) as ScriptTable

const simplifiedOnly = new Set(table.simplifiedOnly)
const traditionalOnly = new Set(
  [...table.traditional].filter((character) => !table.inBothScripts.includes(character)),
)
const asSimplified = pairUp([...table.traditional], [...table.traditionalAsSimplified])

function pairUp(from: readonly string[], to: readonly string[]): ReadonlyMap<string, string> {
  return new Map(from.map((character, index) => [character, to[index] ?? character]))
}

/** Characters of `text` that are written in Simplified Chinese only (OpenCC tables, Apache-2.0). */
export function simplifiedCharacters(text: string): string[] {
  return [...text].filter((character) => simplifiedOnly.has(character))
}

/** Characters of `text` that are written in Traditional Chinese only (OpenCC tables, Apache-2.0). */
export function traditionalCharacters(text: string): string[] {
  return [...text].filter((character) => traditionalOnly.has(character))
}

/** Most texts are read many times and hold nothing to be read otherwise. */
const HAS_TRADITIONAL = new RegExp(`[${table.traditional}]`, 'u')

/** 著 in 著作, 顯著 and their like, where it is no particle. */
const WRITTEN_ZHU = /(?<=[显顯名卓原专專论論編编土昭巨遗遺译譯拙])著|著(?=[名作者称稱書书述錄录])/gu

/** By UTF-16 code unit, for the gates read every output that is tried. */
const unitAsSimplified = Uint16Array.from({ length: 0x10000 }, (_, unit) => {
  const simplified = asSimplified.get(String.fromCharCode(unit))
  return simplified?.length === 1 ? simplified.charCodeAt(0) : unit
})
const ZHU = '著'.charCodeAt(0)
const BEYOND_BMP = /[\u{20000}-\u{3FFFF}]/gu

/** The last two long texts read: the gates of a language read the same source and output one after another. */
const recent = new Map<string, string>()
const LONG = 200

/**
 * Reads Traditional characters as Simplified ones, one for one, so that UTF-16 offsets stay valid.
 * For the analyser's dictionary only: it never feeds an output.
 */
export function readAsSimplified(text: string): string {
  if (text.length < LONG) return readAnew(text)
  const known = recent.get(text)
  if (known !== undefined) return known
  const read = readAnew(text)
  for (const oldest of recent.keys()) if (recent.size >= 2) recent.delete(oldest)
  recent.set(text, read)
  return read
}

function readAnew(text: string): string {
  if (!HAS_TRADITIONAL.test(text)) return text
  const units = new Uint16Array(text.length)
  for (let at = 0; at < text.length; at++) units[at] = unitAsSimplified[text.charCodeAt(at)] ?? 0
  if (text.includes('著')) for (const { index } of text.matchAll(WRITTEN_ZHU)) units[index] = ZHU
  // Not TextDecoder: lone surrogates are to stay where they are.
  const read = Buffer.from(units.buffer).toString('utf16le')
  return read.replace(BEYOND_BMP, (character) => {
    const simplified = asSimplified.get(character) ?? character
    return simplified.length === character.length ? simplified : character
  })
}
