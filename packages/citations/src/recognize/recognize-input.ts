import { readBibtex } from '../import/read-bibtex.ts'
import { looksLikeRis, readRis } from '../import/read-ris.ts'
import { normalizeItem } from '../normalize/normalize-item.ts'
import { isRecord, textOf } from '../normalize/raw-value.ts'
import { fromStructured, isCslShaped } from '../normalize/structured.ts'
import { CitationInputError } from './citation-input-error.ts'
import { recognizeIdentifier } from './recognize-identifier.ts'
import type { Recognized, RecognizedIdentifier, RecognizedItems } from './recognized.ts'

type Raw = Readonly<Record<string, unknown>>

const BIBTEX = /^[ \t\uFEFF]*@[ \t]*[a-z]{2,30}\s*[{(]/im
/** PubMed's own export begins with its number, by which the record is fetched afresh. */
const NBIB = /^\s*PMID- ([1-9]\d{0,7})\s*\n(?=[A-Z]{2,4} *- )/
/** An identifier in an object is looked up when there is no metadata beside it. */
const METADATA = [
  'title',
  'author',
  'editor',
  'container-title',
  'publisher',
  'event-title',
  'authority',
  'number',
] as const

function normalizeAll(
  raws: readonly Raw[],
  from: RecognizedItems['from'],
  splitNames: boolean,
): RecognizedItems {
  const read = raws.map((raw) => normalizeItem(raw, { splitNames }))
  return {
    kind: 'items',
    from,
    items: read.map(({ item }) => item),
    warnings: read.flatMap(({ warnings }) => warnings),
  }
}

function requireMetadata(found: RecognizedItems, at: number): RecognizedIdentifier | undefined {
  const item = found.items[at]
  if (item === undefined || METADATA.some((variable) => item[variable] !== undefined)) return undefined
  for (const [variable, kind] of [
    ['DOI', 'doi'],
    ['PMID', 'pmid'],
    ['PMCID', 'pmcid'],
    ['ISBN', 'isbn'],
    ['URL', 'url'],
  ] as const) {
    const value = item[variable]
    if (typeof value !== 'string') continue
    const known = recognizeIdentifier(
      kind === 'pmid' ? `PMID ${value}` : kind === 'isbn' ? `ISBN ${value}` : value,
    )
    if (known?.kind === kind) return known
  }
  throw new CitationInputError(
    found.from === 'csl' ? 'json' : 'structured',
    'The source has neither a title nor an author nor an identifier, so there is nothing to cite.',
  )
}

/** `{type: 'doi', value: '10.…'}`: an identifier spelled as an object. */
function identifierObject(raw: Raw): Recognized | undefined {
  const type = textOf(raw.type ?? raw.kind)?.toLowerCase()
  if (type === undefined || !/^(?:doi|isbn|pmid|pmcid|arxiv|url|bibtex|ris)$/.test(type)) return undefined
  const value = textOf(raw.value ?? raw[type] ?? raw.id ?? raw.identifier ?? raw.input)
  if (value === undefined) return undefined
  const plain = /^(?:url|bibtex|ris)$/.test(type) || value.toLowerCase().includes(type)
  return recognizeText(plain ? value : `${type}:${value}`)
}

function recognizeObject(raw: Raw): Recognized {
  if (Object.keys(raw).length === 0)
    throw new CitationInputError('structured', 'The source is an empty object.')
  const identifier = identifierObject(raw)
  if (identifier !== undefined) return identifier
  const csl = isCslShaped(raw)
  const found = csl
    ? normalizeAll([raw], 'csl', false)
    : normalizeAll([fromStructured(raw)], 'structured', true)
  return requireMetadata(found, 0) ?? found
}

function recognizeList(list: readonly unknown[]): Recognized {
  if (list.length === 0) throw new CitationInputError('json', 'The list of sources is empty.')
  if (list.length === 1 && !Array.isArray(list[0])) return recognizeInput(list[0])
  const parts = list.slice(0, 1_000).map((entry) => {
    const part = isRecord(entry) ? recognizeObject(entry) : undefined
    if (part?.kind !== 'items') {
      throw new CitationInputError(
        'json',
        'A list of several sources must hold CSL-JSON items with their metadata.',
      )
    }
    return part
  })
  return {
    kind: 'items',
    from: parts[0]?.from ?? 'csl',
    items: parts.flatMap((part) => part.items),
    warnings: parts.flatMap((part) => part.warnings),
  }
}

function recognizeJson(text: string): Recognized | undefined {
  if (!/^\s*(?:\[\s*[{[\]]|\{)/.test(text)) return undefined
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new CitationInputError('json', 'The input was taken for CSL-JSON, but it is no valid JSON.')
  }
  return Array.isArray(parsed) ? recognizeList(parsed) : recognizeObject(parsed as Raw)
}

function recognizeText(text: string): Recognized {
  if (text.trim() === '') throw new CitationInputError('nothing', 'The input is empty.')
  if (BIBTEX.test(text)) return normalizeAll(readBibtex(text), 'bibtex', false)
  const pubmed = NBIB.exec(text)?.[1]
  if (pubmed !== undefined) return { kind: 'pmid', value: pubmed }
  if (looksLikeRis(text)) return normalizeAll(readRis(text), 'ris', false)
  return recognizeJson(text) ?? recognizeIdentifier(text) ?? unknownText(text)
}

function unknownText(text: string): never {
  throw new CitationInputError(
    'nothing',
    `The input was not recognised (${Math.min(text.length, 999_999)} characters): send a DOI, ISBN, PMID, PMCID, arXiv identifier, http(s) address, BibTeX or RIS entry, CSL-JSON, or an object with type, title, authors and year.`,
  )
}

/**
 * What a citation's `input` is: an identifier to look up, or metadata in BibTeX, RIS, CSL-JSON (object, JSON text,
 * list) or friendly keys, normalised. Does no I/O and guesses nothing.
 * @throws CitationInputError, and nothing else, when the input is none of these or malformed; the message says what it
 * was taken for and what is wrong
 */
export function recognizeInput(input: unknown): Recognized {
  if (typeof input === 'string') return recognizeText(input)
  if (typeof input === 'number' && Number.isSafeInteger(input)) return recognizeText(String(input))
  if (Array.isArray(input)) return recognizeList(input)
  if (isRecord(input)) return recognizeObject(input)
  throw new CitationInputError('nothing', 'The input must be a text or an object.')
}

/**
 * Like `recognizeInput`, for a place that takes one source: several entries are an error that says how many.
 * @throws CitationInputError
 */
export function recognizeOne(input: unknown): Recognized {
  const found = recognizeInput(input)
  if (found.kind === 'items' && found.items.length !== 1) {
    const name = { bibtex: 'BibTeX', ris: 'RIS', csl: 'CSL-JSON', structured: 'The list' }[found.from]
    throw new CitationInputError(
      found.from === 'csl' ? 'json' : found.from,
      `${name} has ${found.items.length} entries where one source is expected; send them one by one, or to the bibliography endpoint.`,
    )
  }
  return found
}
