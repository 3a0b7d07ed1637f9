import type { CslItem } from '../../item.ts'
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

const trees = (raw: string): readonly MarkupNode[] => collapse(plainHan(parseMarkup(raw)))

/** An in-text citation or footnote. */
export function finishCitation(raw: string, item: CslItem): FinishedPiece {
  const nodes = linkSources(trees(raw), item)
  return { html: toHtml(nodes).trim(), text: tidy(toText(nodes)) }
}

/** A bibliography entry: `<div class="csl-entry">`, the number of numeric styles in a margin of its own. */
export function finishEntry(raw: string, item: CslItem): FinishedEntry {
  const nodes = linkSources(trees(raw), item)
  const margin = nodes.find(isMargin)
  const text = tidy(toText(nodes.filter((node) => !isMargin(node))))
  const html = `<div class="csl-entry">${toHtml(nodes).trim()}</div>`
  const number = margin ? Number.parseInt(toText([margin]).replace(/\D+/gu, ''), 10) : Number.NaN
  return Number.isNaN(number) ? { html, text } : { html, text, number }
}
