import type { CslItem } from '../../item.ts'
import { JOINER } from '../prepare/guard-keys.ts'
import { linkSources } from './link-sources.ts'
import { type MarkupNode, mapText, parseMarkup, toHtml, toText } from './markup.ts'
import { plainHan } from './plain-han.ts'

/** A finished piece of output: safe HTML and the same as text. */
export interface FinishedPiece {
  readonly html: string
  readonly text: string
}

export interface FinishedEntry extends FinishedPiece {
  /** Place in a numbered list, told apart from the text. */
  readonly number?: number
}

const tidy = (text: string): string => text.replace(/[ \t\n\r]*\u00a0 ?|[ \t\n\r]+/gu, ' ').trim()

const collapse = (nodes: readonly MarkupNode[]): readonly MarkupNode[] =>
  mapText(nodes, (text) => text.replace(/[ \t\n\r]+/gu, ' '))

const isMargin = (node: MarkupNode): boolean => typeof node !== 'string' && node.tag === 'left-margin'

/** What citeproc prints for an item of which a style prints no variable at all. */
const NOTHING = /\[CSL STYLE ERROR: reference with no printed form\.\]/gu

const trees = (raw: string): readonly MarkupNode[] =>
  collapse(plainHan(parseMarkup(raw.replace(NOTHING, '').replaceAll(JOINER, ''))))

/** Words for a source of which the style prints nothing. */
function bareWords(item: CslItem): string {
  const told = [item.title, item['container-title'], item.URL, item.DOI, item.number]
  return told.find((value): value is string => typeof value === 'string' && value !== '') ?? 'Untitled'
}

const orBareWords = (nodes: readonly MarkupNode[], item: CslItem): readonly MarkupNode[] =>
  /[\p{L}\p{N}]/u.test(toText(nodes)) ? nodes : collapse(parseMarkup(bareWords(item).replaceAll(JOINER, '')))

/** An in-text citation or footnote. */
export function finishCitation(raw: string, item: CslItem): FinishedPiece {
  const nodes = linkSources(orBareWords(trees(raw), item), item)
  return { html: toHtml(nodes).trim(), text: tidy(toText(nodes)) }
}

/** A bibliography entry: `<div class="csl-entry">`, the number of numeric styles in a margin of its own. */
export function finishEntry(raw: string, item: CslItem): FinishedEntry {
  const all = trees(raw)
  const margin = all.find(isMargin)
  const body = linkSources(
    orBareWords(
      all.filter((node) => !isMargin(node)),
      item,
    ),
    item,
  )
  const nodes = margin ? [margin, ...body] : body
  const text = tidy(toText(body))
  const html = `<div class="csl-entry">${toHtml(nodes).trim()}</div>`
  const number = margin ? Number.parseInt(toText([margin]).replace(/\D+/gu, ''), 10) : Number.NaN
  return Number.isNaN(number) ? { html, text } : { html, text, number }
}
