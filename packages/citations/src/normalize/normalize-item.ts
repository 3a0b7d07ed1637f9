import type { Warning } from '@redraft/contracts'
import type { CslItem, CslName } from '../item.ts'
import { CitationInputError } from '../recognize/citation-input-error.ts'
import { cleanCode, cleanNote, cleanPlainText, cleanRichText } from './clean-text.ts'
import { checkIdentifier, isDoiLink } from './identifiers.ts'
import { normalizeLanguage } from './language.ts'
import { makeKey } from './make-key.ts'
import { normalizeEdition, normalizePages, normalizeVolume } from './numbers.ts'
import { isRecord, textOf } from './raw-value.ts'
import { readDate } from './read-date.ts'
import { readNames } from './read-names.ts'
import { overrules, readNote } from './read-note.ts'
import { isCslType, typeOf } from './types.ts'
import { CODE_VARIABLES, DATE_VARIABLES, NAME_VARIABLES, variableOf } from './variables.ts'

type Raw = Readonly<Record<string, unknown>>

/** Text variables beyond this length are cut; the longest abstracts have about 10,000 characters. */
const TEXT_MAX = 20_000
const KEYS_MAX = 500

/** An item of citable metadata, and what had to be changed or left out. */
export interface NormalizedItem {
  readonly item: CslItem
  readonly warnings: Warning[]
}

/** Options of `normalizeItem`. */
export interface NormalizeOptions {
  /** `name` in a name object may be a person's whole name, to be split; default false: it is an organisation. */
  readonly splitNames?: boolean
}

/** PubMed ends every title with a full stop; abbreviations and ellipses keep theirs. */
const LAST_FULL_STOP = /(?<=\p{Ll}{4})\.$/u
/** Where a service had its record from is no part of the source, though some styles print it. */
const REGISTRY = /^(?:crossref|datacite|pubmed|pmc|europe pmc|arxiv|medra|doi)\b/i

/** Values under their CSL variables; the first key of several spellings that has a value wins. */
function collect(raw: Raw): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const key of Object.keys(raw).slice(0, KEYS_MAX)) {
    const variable = variableOf(key)
    const value = raw[key]
    const empty =
      value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    if (variable === undefined || empty) continue
    if (!values.has(variable) || key === variable) values.set(variable, value)
  }
  return values
}

/** Crossref keeps the subtitle and the publication dates apart. */
function joinCrossref(raw: Raw, values: Map<string, unknown>): void {
  const title = textOf(values.get('title'))
  const subtitle = textOf(raw.subtitle)
  if (
    title !== undefined &&
    subtitle !== undefined &&
    !title.toLowerCase().includes(subtitle.toLowerCase())
  ) {
    values.set('title', `${title.replace(/(?<![\s:.])[\s:.]+$/, '')}: ${subtitle}`)
  }
  if (readDate(values.get('issued')).date !== undefined) return
  for (const key of ['published-print', 'published', 'published-online', 'posted', 'approved']) {
    if (readDate(raw[key]).date === undefined) continue
    values.set('issued', raw[key])
    return
  }
}

function mergeNote(values: Map<string, unknown>): string | undefined {
  const note = textOf(values.get('note'))
  if (note === undefined) return undefined
  const joined = Array.isArray(values.get('note'))
    ? (values.get('note') as unknown[]).map(textOf).join('\n')
    : note
  const { found, rest } = readNote(cleanNote(joined.slice(0, TEXT_MAX)))
  for (const [variable, value] of Object.entries(found)) {
    if (variable !== 'type' && (overrules(variable) || !values.has(variable))) values.set(variable, value)
  }
  if (rest === '') values.delete('note')
  else values.set('note', rest)
  return typeof found.type === 'string' ? found.type : undefined
}

function readType(raw: Raw, fromNote: string | undefined, warnings: Warning[]): string {
  const given = fromNote ?? textOf(raw.type)
  if (given === undefined) {
    warnings.push({ code: 'type_missing' })
    return 'document'
  }
  const type = isCslType(given) ? given : typeOf(given)
  if (type === undefined) warnings.push({ code: 'type_unknown', values: { type: given.slice(0, 60) } })
  return type ?? 'document'
}

function cleanText(variable: string, text: string): string {
  const cut = text.slice(0, TEXT_MAX)
  if (CODE_VARIABLES.has(variable)) return cleanCode(cut)
  if (variable === 'note') return cleanNote(cut)
  const clean = variable === 'abstract' || variable === 'keyword' ? cleanPlainText(cut) : cleanRichText(cut)
  if (variable === 'title') return clean.replace(LAST_FULL_STOP, '')
  if (variable === 'source' && REGISTRY.test(clean)) return ''
  if (variable === 'edition') return normalizeEdition(clean)
  if (variable === 'page') return normalizePages(clean)
  return variable === 'volume' || variable === 'issue' ? normalizeVolume(clean) : clean
}

class ItemBuilder {
  readonly warnings: Warning[] = []
  private readonly fields = new Map<string, string | CslName[] | CslItem['issued']>()

  add(variable: string, value: unknown, splitNames: boolean): void {
    if (NAME_VARIABLES.has(variable)) {
      const { names, warnings } = readNames(value, splitNames)
      this.warnings.push(...warnings)
      if (names.length > 0) this.fields.set(variable, names)
    } else if (DATE_VARIABLES.has(variable)) {
      const { date, cut } = readDate(value)
      if (cut) this.warnings.push({ code: 'date_cut', values: { variable } })
      if (date !== undefined) this.fields.set(variable, date)
    } else this.addText(variable, value)
  }

  private addText(variable: string, value: unknown): void {
    const joined =
      variable === 'keyword' && Array.isArray(value) ? value.map(textOf).filter(Boolean).join(', ') : value
    const text = cleanText(variable, textOf(joined) ?? '')
    if (text === '') return
    const checked = checkIdentifier(variable, text)
    if (checked.warning !== undefined) this.warnings.push(checked.warning)
    if (checked.value !== undefined) this.fields.set(variable, checked.value)
  }

  text(variable: string): string | undefined {
    const value = this.fields.get(variable)
    return typeof value === 'string' ? value : undefined
  }

  /** A DOI link needs no URL beside the DOI; without one it gives the DOI. */
  settleLinks(): void {
    const url = this.text('URL')
    if (url === undefined || !isDoiLink(url)) return
    if (this.text('DOI') !== undefined) {
      this.fields.delete('URL')
      return
    }
    const { value } = checkIdentifier('DOI', url)
    if (value === undefined) return
    this.fields.set('DOI', value)
    this.fields.delete('URL')
  }

  build(type: string, id: string | undefined): CslItem {
    const language = normalizeLanguage(
      this.text('language'),
      this.text('title'),
      this.text('container-title'),
    )
    this.fields.delete('language')
    const item: CslItem = { id: '', type, language, ...Object.fromEntries(this.fields) }
    item.id = id ?? makeKey(item)
    return item
  }
}

/**
 * Metadata of any service or person's hand as one normalised CSL-JSON item: Crossref's and Zotero's types and keys,
 * arrays, markup and entities, dates and names of every odd form, `note` lines, identifiers in one spelling, the
 * language by script. Nothing is invented: what is malformed is left out with a warning.
 * @throws CitationInputError when `raw` is not a JSON object
 */
export function normalizeItem(raw: unknown, options: NormalizeOptions = {}): NormalizedItem {
  if (!isRecord(raw)) throw new CitationInputError('json', 'A CSL-JSON item must be an object.')
  const builder = new ItemBuilder()
  const values = collect(raw)
  joinCrossref(raw, values)
  const type = readType(raw, mergeNote(values), builder.warnings)
  for (const [variable, value] of values) builder.add(variable, value, options.splitNames ?? false)
  builder.settleLinks()
  const id = textOf(raw.id) ?? builder.text('citation-key')
  return {
    item: builder.build(type, id === undefined ? undefined : cleanCode(id.slice(0, 200)) || undefined),
    warnings: builder.warnings,
  }
}
