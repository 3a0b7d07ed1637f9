import { CitationInputError } from '../recognize/citation-input-error.ts'
import { risRecord } from './ris-record.ts'

type Raw = Record<string, unknown>

const LINE = /^\s*([A-Z][A-Z0-9]) {1,3}-(?:\s+(.*))?$/
const ENTRIES_MAX = 2_000
/** Tags whose text may go on in the next line. */
const LONG = /^(?:AB|N1|N2|TI|T1|T2|AD|U1|KW|A[U1-4])$/

/** Tag and value pairs of one record, in order. */
export type RisLines = readonly (readonly [tag: string, value: string])[]

/** Whether a text has the line form of RIS: a `TY` line, or three tagged lines. */
export function looksLikeRis(text: string): boolean {
  const head = text.slice(0, 20_000)
  if (/^[^\S\n\r\u2028\u2029]*TY {1,3}-/m.test(head)) return true
  return (head.match(/^[A-Z][A-Z0-9] {2}- /gm)?.length ?? 0) >= 3
}

const malformed = (fault: string): CitationInputError =>
  new CitationInputError('ris', `The input was taken for RIS, but ${fault}.`)

/** A `TY` line after a blank one begins a record even when the `ER` line before it was forgotten. */
function splitRecords(text: string): RisLines[] {
  const records: [string, string][][] = []
  let current: [string, string][] | undefined
  let blank = false
  for (const line of text.replace(/\uFEFF/g, '').split(/\r\n?|\n/)) {
    const [, tag, value = ''] = LINE.exec(line) ?? []
    if (tag === undefined) {
      blank = line.trim() === ''
      const last = current?.at(-1)
      if (last !== undefined && !blank && LONG.test(last[0])) last[1] = `${last[1]} ${line.trim()}`.trim()
      continue
    }
    const begins = tag === 'TY' && (current === undefined || (blank && current.length > 1))
    blank = false
    if (begins) {
      current = [['TY', value.trim()]]
      records.push(current)
    } else if (tag === 'ER') current = undefined
    else if (current !== undefined) current.push([tag, value.trim()])
    else throw malformed(`a record begins with "${tag}" where "TY" must stand`)
  }
  return records
}

/**
 * The records of a RIS text as raw CSL-JSON, for `normalizeItem`. Read here and not by a foreign parser:
 * @citation-js/plugin-ris 0.8.2 throws on 3 of the 20 sample files of JabRef, and drops `ED` and what follows a second
 * "  - " in a line.
 * @throws CitationInputError when there is no record, or one without its `TY` line
 */
export function readRis(text: string): Raw[] {
  const records = splitRecords(text)
  if (records.length === 0) throw malformed('it has no "TY" line')
  if (records.length > ENTRIES_MAX) throw malformed(`it has more than ${ENTRIES_MAX} records`)
  return records.map(risRecord)
}
