import type { CslItem } from '../item.ts'
import { makeKey } from '../normalize/make-key.ts'
import { babelName } from './babel-name.ts'
import {
  bibtexDate,
  bibtexEdition,
  bibtexNames,
  bibtexPages,
  dateField,
  isoDate,
  latexField,
  nameList,
  textField,
  titleField,
  verbatim,
} from './bibtex-fields.ts'
import { arxivId, bibtexSubtype, bibtexType } from './bibtex-type.ts'
import { escapeLatex, type LatexOptions } from './latex-text.ts'

type Field = readonly [name: string, value: string | undefined]

const braced = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : `{${value}}`

/** Where the container goes: a journal, or the book or proceedings that hold the work. */
function containerField(item: CslItem, type: string, options: LatexOptions): Field {
  const name = type === 'incollection' || type === 'inproceedings' ? 'booktitle' : 'journal'
  return [name, braced(latexField(item, 'container-title', options))]
}

/** The publisher, under the name that the entry type has for it. */
function publisherField(item: CslItem, type: string, options: LatexOptions): Field {
  const names: Readonly<Record<string, string>> = {
    phdthesis: 'school',
    mastersthesis: 'school',
    techreport: 'institution',
  }
  return [names[type] ?? 'publisher', listField(item, 'publisher', options)]
}

/** volume, number, series: an issue for articles, a number for reports and patents, a series number for books. */
function numberFields(item: CslItem, type: string, options: LatexOptions): readonly Field[] {
  const field = (variable: string): string | undefined => braced(latexField(item, variable, options))
  const arxiv = arxivId(item)
  const own = arxiv === undefined ? field('number') : undefined
  const isArticle = type === 'article'
  return [
    ['volume', field('volume')],
    ['number', field('issue') ?? (isArticle ? undefined : (field('collection-number') ?? own))],
    ['eid', isArticle || (item.issue ?? item['collection-number']) !== undefined ? own : undefined],
    ['series', field('collection-title')],
    [
      'edition',
      braced(
        item.edition === undefined ? undefined : bibtexEdition(latexField(item, 'edition', options) ?? ''),
      ),
    ],
    ['chapter', field('chapter-number')],
    ['volumes', field('number-of-volumes')],
    ['pagetotal', field('number-of-pages')],
    ['version', field('version')],
  ]
}

function identifierFields(item: CslItem, options: LatexOptions): readonly Field[] {
  const asTyped = (variable: string): string | undefined => {
    const value = textField(item, variable)
    return value === undefined ? undefined : `{${verbatim(value)}}`
  }
  const plain = (variable: string): string | undefined => braced(latexField(item, variable, options))
  const arxiv = arxivId(item)
  return [
    ['doi', asTyped('DOI')],
    ['eprint', arxiv === undefined ? undefined : `{${escapeLatex(arxiv, options)}}`],
    ['archiveprefix', arxiv === undefined ? undefined : '{arXiv}'],
    ['isbn', plain('ISBN')],
    ['issn', plain('ISSN')],
    ['pmid', plain('PMID')],
    ['pmcid', plain('PMCID')],
    ['url', asTyped('URL')],
    ['urldate', braced(isoDate(dateField(item, 'accessed')))],
  ]
}

/** The first publication of a reprint or translation, in BibLaTeX's fields. */
function originalFields(item: CslItem, options: LatexOptions): readonly Field[] {
  return [
    ['origtitle', braced(latexField(item, 'original-title', options))],
    ['origdate', braced(isoDate(dateField(item, 'original-date')))],
    ['origpublisher', listField(item, 'original-publisher', options)],
    ['origlocation', listField(item, 'original-publisher-place', options)],
    ['bookauthor', braced(bibtexNames(nameList(item, 'container-author'), options))],
    ['pubstate', braced(latexField(item, 'status', options))],
    ['library', braced(latexField(item, 'call-number', options))],
  ]
}

/** BibLaTeX parts publishers and places at " and "; braces keep one that has it in its name. */
function listField(item: CslItem, variable: string, options: LatexOptions): string | undefined {
  const value = braced(latexField(item, variable, options))
  return value !== undefined && /\sand\s/i.test(value) ? braced(value) : value
}

/** Who made a work that has no author: films are listed under their directors, music under its composers. */
function makers(item: CslItem): ReturnType<typeof nameList> {
  const roles = [
    'author',
    'director',
    'composer',
    'performer',
    'host',
    'interviewer',
    'chair',
    'original-author',
  ]
  return roles.map((role) => nameList(item, role)).find((names) => names.length > 0) ?? []
}

/** BibLaTeX prints `language` where it is not the document's; `langid` only guides hyphenation. */
function languageField(item: CslItem, options: LatexOptions): Field {
  const name = babelName(item.language)
  return name === undefined
    ? ['language', `{${escapeLatex(item.language, options)}}`]
    : ['langid', `{${name}}`]
}

/** A case has no entry type: the citation of its reporter is put where every style prints it. */
function caseFields(item: CslItem, type: string, options: LatexOptions): readonly Field[] {
  const authority: Field = ['institution', braced(latexField(item, 'authority', options))]
  if (item.type !== 'legal_case') return type === 'techreport' ? [] : [authority]
  const parts = ['volume', 'container-title', 'page'].map((variable) => latexField(item, variable, options))
  const citation = parts.filter((part) => part !== undefined).join(' ')
  return [['howpublished', braced(citation || undefined)], authority]
}

/** The genre, which for a thesis or report replaces the words that BibTeX prints itself. */
function genreField(item: CslItem, type: string, options: LatexOptions): Field {
  const genre = textField(item, 'genre')
  const implied =
    (type === 'phdthesis' && genre === 'PhD thesis') ||
    (type === 'mastersthesis' && genre === "Master's thesis")
  return ['type', implied ? undefined : braced(latexField(item, 'genre', options))]
}

function fieldsOf(item: CslItem, type: string, options: LatexOptions): readonly Field[] {
  const rich = (variable: string): string | undefined => braced(latexField(item, variable, options))
  const names = (variable: string): string | undefined =>
    braced(bibtexNames(nameList(item, variable), options))
  const page = textField(item, 'page')
  return [
    ['author', braced(bibtexNames(makers(item), options))],
    ['title', braced(titleField(item, 'title', options))],
    ['shorttitle', braced(titleField(item, 'title-short', options))],
    ['editor', names('editor')],
    ['translator', names('translator')],
    containerField(item, type, options),
    ['shortjournal', rich('container-title-short')],
    ['eventtitle', rich('event-title')],
    ['venue', rich('event-place')],
    ...bibtexDate(dateField(item, 'issued')),
    ...originalFields(item, options),
    ...numberFields(item, type, options),
    [
      'pages',
      page === undefined
        ? undefined
        : `{${bibtexPages((latexField(item, 'page', options) ?? '').replaceAll('-{}-', '--'))}}`,
    ],
    genreField(item, type, options),
    publisherField(item, type, options),
    ['address', listField(item, 'publisher-place', options)],
    ...caseFields(item, type, options),
    ...identifierFields(item, options),
    languageField(item, options),
    ['entrysubtype', braced(bibtexSubtype(item))],
    ['keywords', rich('keyword')],
    ['abstract', rich('abstract')],
    ['note', rich('note')],
  ]
}

const KEY = /^[A-Za-z][A-Za-z0-9_:.+/-]{0,99}$/

/** The item's own key when it has a usable one, else a made one; numbered with letters where it repeats. */
function uniqueKey(item: CslItem, taken: Set<string>): string {
  const own = textField(item, 'citation-key') ?? ''
  const base = KEY.test(own) ? own : makeKey(item)
  let key = base
  // Keys differ in more than case: BibTeX itself compares them without it.
  for (let count = 0; taken.has(key.toLowerCase()); count += 1) key = `${base}${suffix(count)}`
  taken.add(key.toLowerCase())
  return key
}

/** a, b … z, aa, ab … */
function suffix(count: number): string {
  const letter = String.fromCharCode(97 + (count % 26))
  return count < 26 ? letter : suffix(Math.floor(count / 26) - 1) + letter
}

/**
 * Items as BibTeX entries, UTF-8, one field a line, with the BibLaTeX fields that keep what BibTeX has no place for
 * (`urldate`, `entrysubtype`, `shortjournal` …; BibTeX styles ignore them). With `ascii`, accents become commands.
 */
export function toBibtex(items: readonly CslItem[], options: { ascii?: boolean } = {}): string {
  const latex: LatexOptions = { ascii: options.ascii ?? false }
  const taken = new Set<string>()
  const entries = items.map((item) => {
    const type = bibtexType(item)
    const fields = fieldsOf(item, type, latex).filter((field) => field[1] !== undefined && field[1] !== '{}')
    const lines = fields.map(([name, value]) => `  ${name} = ${value},\n`)
    return `@${type}{${uniqueKey(item, taken)},\n${lines.join('')}}\n`
  })
  return entries.join('\n')
}
