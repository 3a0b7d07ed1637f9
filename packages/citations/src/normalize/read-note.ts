import { isCslType, typeOf } from './types.ts'
import { DATE_VARIABLES, NAME_VARIABLES, variableOf } from './variables.ts'

const LINE = /^(?:tex\.)?([A-Za-z][A-Za-z _-]{1,30}?)\s*:\s+(\S.*)$/
const COMPACT_LINE = /^(?:tex\.)?(DOI|ISBN|ISSN|PMID|PMCID|issued|type):(\S.*)$/i
const LINES_MAX = 200

interface ReadNote {
  /** Variables found, in the raw form that the readers of each kind take. */
  readonly found: Readonly<Record<string, unknown>>
  /** What is left of the note. */
  readonly rest: string
}

function nameOf(value: string): Record<string, string> {
  const [family = '', given = ''] = value.split('||').map((part) => part.trim())
  return value.includes('||') ? { family, given } : { literal: family }
}

/** `tex.entrytype`, `tex.shorthand` and the like are for TeX; `tex.doi` is a DOI. */
function variableIn(line: string): readonly [string, string] | undefined {
  const [, key = '', value = ''] = LINE.exec(line) ?? COMPACT_LINE.exec(line) ?? []
  if (key === '') return undefined
  if (key.toLowerCase() === 'type')
    return isCslType(value) || typeOf(value) !== undefined ? ['type', value] : undefined
  const variable = variableOf(key)
  if (variable === undefined || variable === 'note' || variable === 'citation-key') return undefined
  if (/^tex\./.test(line) && variable !== 'DOI') return undefined
  return [variable, value]
}

/**
 * Zotero keeps what it has no field for in `note`, one `name: value` a line (`DOI: 10.1037/10319-000`,
 * `original-date: 1948`, `chair: Schmidt || A. M.`). Those are read; other lines, TeX hints aside, stay as the note.
 */
export function readNote(note: string): ReadNote {
  const found: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  const rest: string[] = []
  const lines = note.slice(0, 50_000).split('\n')
  for (const [at, line] of lines.entries()) {
    const pair = at < LINES_MAX ? variableIn(line) : undefined
    if (pair === undefined) {
      if (/^10\.\d{4,9}\/\S+$/.test(line.trim())) found.DOI ??= line.trim()
      else if (!/^tex\./.test(line)) rest.push(line)
      continue
    }
    const [variable, value] = pair
    if (!NAME_VARIABLES.has(variable)) found[variable] ??= value
    else found[variable] = [...((found[variable] as unknown[] | undefined) ?? []), nameOf(value)]
  }
  return { found, rest: rest.join('\n') }
}

/** Lines of a note overrule the item's own value for its type and dates, as Zotero has it; else they fill gaps. */
export const overrules = (variable: string): boolean => variable === 'type' || DATE_VARIABLES.has(variable)
