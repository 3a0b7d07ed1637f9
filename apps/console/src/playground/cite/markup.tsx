import { createElement, type ReactNode } from 'react'
import { type MarkupNode, parseMarkup } from '../citations/parse-markup.ts'
import styles from './markup.module.css'

/** Classes of a rendered reference as classes of this page. */
const CLASSES: ReadonlyMap<string, string | undefined> = new Map([
  ['csl-bib-body', styles.list],
  ['csl-entry', styles.entry],
  ['csl-left-margin', styles.margin],
  ['csl-right-inline', styles.inline],
  ['csl-block', styles.block],
  ['csl-indent', styles.indent],
  ['small-caps', styles.smallCaps],
  ['upright', styles.upright],
])

function render(nodes: readonly MarkupNode[]): ReactNode[] {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return node
    const className = node.className
      .split(' ')
      .map((name) => CLASSES.get(name) ?? '')
      .join(' ')
      .trim()
    const link = node.href === undefined ? {} : { href: node.href, target: '_blank', rel: 'noreferrer' }
    return createElement(
      node.tag,
      { key: `${at}-${node.tag}`, ...(className && { className }), ...link },
      ...render(node.children),
    )
  })
}

/** A rendered reference, built from the few elements it may have; nothing of it is inserted as HTML. */
export function Markup({ html }: { html: string }) {
  return <div className={styles.markup}>{render(parseMarkup(html))}</div>
}
