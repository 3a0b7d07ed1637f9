/// <reference path="./citation-js.d.ts" />
import '@citation-js/plugin-bibtex'
import { logger, plugins } from '@citation-js/core'
import { isRecord, textOf } from '../normalize/raw-value.ts'
import { CitationInputError } from '../recognize/citation-input-error.ts'
import { finishBibtexItem } from './finish-bibtex-item.ts'

type Raw = Record<string, unknown>

interface Entry {
  readonly type: string
  readonly label: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** Deeper braces than this are no bibliography; the parser is recursive. */
const DEPTH_MAX = 200
/** Stands for a missing key while parsing. */
const NO_KEY = 'entry-without-key'
/** The parser needs about 0.3 ms an entry. */
const ENTRIES_MAX = 2_000

/** Keys the parser refuses: none at all (`@article{,` or `@book{title = …`), or one with spaces. */
function mendKeys(text: string): string {
  return text
    .replace(/^([ \t]*@[ \t]*[a-z]+[ \t]*[{(])\s*,/gim, `$1${NO_KEY},`)
    .replace(
      /^([ \t]*@[ \t]*(?!string\b|preamble\b|comment\b)[a-z]+[ \t]*[{(])\s*(?=[a-z_-]+\s*=)/gim,
      '$1entry,',
    )
    .replace(
      /^([ \t]*@[ \t]*(?!string\b|preamble\b|comment\b)[a-z]+[ \t]*[{(][ \t]*)([^,={}"\n]{1,200}?)[ \t]*,/gim,
      (_, start: string, key: string) => `${start}${key.replace(/\s+/g, '_')},`,
    )
}

function braceDepth(text: string): number {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 92) at += 1
    else if (code === 123) deepest = Math.max(deepest, ++depth)
    else if (code === 125) depth -= 1
  }
  return deepest
}

const malformed = (fault: string): CitationInputError =>
  new CitationInputError('bibtex', `The input was taken for BibTeX, but ${fault}.`)

/** The type is always forced: left to itself the parser would also fetch addresses. */
function chain(input: unknown, forceType: string, target?: string): unknown {
  try {
    return plugins.input.chain(input, {
      forceType,
      generateGraph: false,
      ...(target !== undefined && { target }),
    })
  } catch (error) {
    const line = /\bline (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    throw malformed(line === undefined ? 'it cannot be parsed' : `line ${line} has a syntax error`)
  } finally {
    // The library keeps every message for good, with parts of the input.
    logger._log.length = 0
  }
}

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && typeof value.type === 'string' && isRecord(value.properties)

/**
 * The entries of a BibTeX or BibLaTeX text as raw CSL-JSON, for `normalizeItem`. Parsed by @citation-js, with what it
 * loses (arXiv numbers, organisations of theses, magazine subtypes) read from the entries themselves.
 * @throws CitationInputError when the text is malformed or has no entry
 */
export function readBibtex(text: string): Raw[] {
  if (braceDepth(text) > DEPTH_MAX) throw malformed(`its braces are nested deeper than ${DEPTH_MAX}`)
  if (!/@[ \t]*(?!(?:string|preamble|comment)\b)[a-z]+\s*[{(]/i.test(text)) throw malformed('it has no entry')
  const parsed = chain(mendKeys(text.replace(/^\uFEFF/, '')), '@biblatex/text', '@biblatex/entries+list')
  const entries = Array.isArray(parsed) ? parsed.filter(isEntry) : []
  if (entries.length === 0) throw malformed('it has no entry')
  if (entries.length > ENTRIES_MAX) throw malformed(`it has more than ${ENTRIES_MAX} entries`)
  const items = chain(entries.map(keepLists), '@biblatex/entries+list')
  const list = Array.isArray(items) ? items.filter(isRecord) : []
  return list.map(({ 'citation-key': key, id, ...item }, at) => {
    const keyed = key === NO_KEY ? item : { ...item, id, 'citation-key': key }
    return finishBibtexItem(keyed, fieldsOf(entries[at]), decodeLatex)
  })
}

/** Fields that BibLaTeX reads as lists parted by " and ", of which the parser keeps the first alone. */
const LISTS = [
  'publisher',
  'school',
  'institution',
  'organization',
  'address',
  'location',
  'origpublisher',
  'origlocation',
]

/** BibTeX has no such lists: a publisher "Simon and Schuster" is one name. */
function keepLists(entry: Entry): Entry {
  const properties = { ...entry.properties }
  for (const field of LISTS) {
    const value = properties[field]
    if (typeof value === 'string' && /\sand\s/i.test(value)) properties[field] = `{${value}}`
  }
  return { ...entry, properties }
}

/** A raw field as the parser reads a text field. */
function decodeLatex(value: string): string {
  const read = chain(
    [{ type: 'misc', label: 'text', properties: { title: value } }],
    '@biblatex/entries+list',
  )
  const [item] = Array.isArray(read) ? read.filter(isRecord) : []
  return textOf(item?.title) ?? value
}

/** The entry's fields as typed, for what the parser passes over. */
function fieldsOf(entry: Entry | undefined): ReadonlyMap<string, string> {
  const fields = Object.entries(entry?.properties ?? {}).flatMap(([name, value]): [string, string][] => {
    const text = textOf(value)
    return text === undefined ? [] : [[name.toLowerCase(), text.trim()]]
  })
  return new Map([...fields, ['ENTRYTYPE', entry?.type ?? 'misc']])
}
