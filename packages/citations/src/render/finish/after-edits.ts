import type { CslItem } from '../../item.ts'
import type { StyleId } from '../../styles/style-table.ts'

/** A correction of what citeproc printed, where neither the style nor the item can be changed to get it right. */
interface AfterEdit {
  readonly name: string
  readonly styles: readonly StyleId[]
  readonly why: string
  /** The citation in text, as citeproc's HTML. */
  citation?(html: string, item: CslItem): string
  /** The bibliography entry, as citeproc's HTML. */
  entry?(html: string, item: CslItem): string
}

const suffixesOf = (item: CslItem): readonly string[] =>
  Object.values(item)
    .flatMap((value) => (Array.isArray(value) ? value : []))
    .flatMap(({ suffix }) => (suffix ? [suffix] : []))

/** The year of an act that its title already ends in. */
function actYearOnce(html: string, item: CslItem): string {
  const [, year] = / (\d{4})$/u.exec(typeof item.title === 'string' ? item.title : '') ?? []
  if (item.type !== 'legislation' || year === undefined) return html
  return html.replace(new RegExp(`(${year}(?:</[a-z]+>)*)[.,]? (?:\\(${year}\\)|${year})`, 'u'), '$1')
}

const openRange = (html: string): string => html.replace(/(?<=\d{4}–)(?=[).,])/gu, 'present')

const AFTER_EDITS: readonly AfterEdit[] = [
  {
    name: 'space-before-deng',
    styles: ['gb-t-author-date'],
    why: 'GB/T 7714-2015, 10.2.2: a space between the author and 等; citeproc takes it out between Chinese characters',
    citation(html, item) {
      const names = item.author ?? item.editor
      return Array.isArray(names) && names.length > 1 ? html.replace(/(?<=\p{L})等(?=, )/u, ' 等') : html
    },
  },
  {
    name: 'deng-yi',
    styles: ['gb-t', 'gb-t-author-date'],
    why: 'GB/T 7714-2015, appendix A.1 [8]: 潘惠霞, 魏婧, 杨艳, 等译; printed with a comma between 等 and 译',
    entry: (html) => html.replace(/等, (?=[译譯])/gu, '等'),
  },
  {
    name: 'newspaper-section',
    styles: ['vancouver'],
    why: 'NLM samples 33 and Citing Medicine ch. 8: 2002 Aug 12;Sect. A:2 (col. 4); printed with a colon before the section',
    entry: (html) => html.replace(/(?<=\d):(?=Sect\. )/u, ';'),
  },
  {
    name: 'comma-before-junior',
    styles: ['gb-t', 'gb-t-author-date'],
    why: 'GB/T 7714-2015, appendix A.1 [9]: PEEBLES P Z, Jr.; citeproc joins the suffix with the space of the initials',
    entry: (html, item) =>
      suffixesOf(item).reduce((edited, suffix) => {
        const bare = suffix.replace(/\.$/u, '')
        return edited.replace(` ${bare}`, (found, at: number) => {
          const stop = edited[at + found.length] === ',' && suffix.endsWith('.') ? '.' : ''
          return /\p{Lu}$/u.test(edited.slice(0, at)) ? `,${found}${stop}` : found
        })
      }, html),
  },
  {
    name: 'act-year-once',
    styles: ['apa', 'mla', 'chicago', 'chicago-notes', 'harvard'],
    why: 'Acts of the United Kingdom carry their year in the title (OSCOLA, 4th ed., 2.4.1; Cite Them Right, 12th ed.); printed as Human Rights Act 1998 (1998)',
    citation: actYearOnce,
    entry: actYearOnce,
  },
  {
    name: 'apa-present',
    styles: ['apa'],
    why: 'APA Publication Manual, 7th ed., 10.13, example 93: (2015–present); printed as (2015–)',
    citation: openRange,
    entry: openRange,
  },
  {
    name: 'apa-roles',
    styles: ['apa'],
    why: 'APA Publication Manual, 7th ed., 10.12, examples 84 and 87: (Writer & Director), (Writers), & Lynch, J. (Director); printed with a comma only',
    entry: (html) =>
      html
        .replace(/ \(Writer\), ([^()<>]+) \(Director\)/gu, (found, name: string, at: number) =>
          html.slice(0, at).endsWith(name) ? ' (Writer &#38; Director)' : found,
        )
        .replace(
          /(?<=\((?:Writers?|Guest Experts?|Guests?)\),) (?=[^()<>]+ \((?:Directors?|Hosts?)\))/u,
          ' &#38; ',
        ),
    citation: (html, item) =>
      item.guest && item.host && !item.author ? html.replace(/, (?=\p{L}[^,]*, \d)/u, ' &#38; ') : html,
  },
  {
    name: 'gb-t-run-of-a-periodical',
    styles: ['gb-t', 'gb-t-author-date'],
    why: 'GB/T 7714-2015, 4.3.2: 1957(1)-1990(4), 1984, 1(1)-; printed with the years in front and full-width marks',
    entry: (html, item) =>
      item.type !== 'periodical'
        ? html
        : html
            .replace(/(?<=\. )\d{4}[–/]\d{0,4}, (?=\d{4}[，,（(])/u, '')
            .replace(/(?<=\d)，\s*/gu, ', ')
            .replace(/（(\d+)）/gu, '($1)')
            .replace(/(?<=[\d)])—/gu, '-')
            .replace(/(?<=\d{4})[–/](?=\d{4}|[.[])/gu, '-'),
  },
]

const editsFor = (style: StyleId): readonly AfterEdit[] =>
  AFTER_EDITS.filter(({ styles }) => styles.includes(style))

/** The citation in text after the edits of the style. */
export function editCitation(html: string, item: CslItem, style: StyleId): string {
  return editsFor(style).reduce((edited, edit) => edit.citation?.(edited, item) ?? edited, html)
}

/** The bibliography entry after the edits of the style. */
export function editEntry(html: string, item: CslItem, style: StyleId): string {
  return editsFor(style).reduce((edited, edit) => edit.entry?.(edited, item) ?? edited, html)
}
