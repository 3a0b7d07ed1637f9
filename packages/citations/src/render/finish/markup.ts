/** Tags that may leave the renderer; everything else in citeproc's output becomes text or goes. */
export type MarkupTag =
  | 'i'
  | 'b'
  | 'sup'
  | 'sub'
  | 'small-caps'
  | 'left-margin'
  | 'right-inline'
  | 'block'
  | 'indent'

export interface MarkupElement {
  readonly tag: MarkupTag | 'upright'
  readonly children: readonly MarkupNode[]
}

/** A made link; only `linkSources` creates these, from validated URLs. */
export interface MarkupLink {
  readonly tag: 'a'
  readonly href: string
  readonly children: readonly MarkupNode[]
}

export type MarkupNode = string | MarkupElement | MarkupLink

const TOKEN = /<(\/?)([a-zA-Z]+)([^<>]*)>|([^<]+|<)/gu

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

const PLAIN: Readonly<Record<string, MarkupTag>> = { i: 'i', em: 'i', b: 'b', sup: 'sup', sub: 'sub' }

/** The tag that one of citeproc's opening tags stands for; undefined to keep the content only. */
function tagOf(name: string, attributes: string): MarkupElement['tag'] | undefined {
  const plain = PLAIN[name]
  if (plain) return plain
  if (name === 'span' && /small-caps/u.test(attributes)) return 'small-caps'
  if (name === 'span' && /font-style:\s*normal/u.test(attributes)) return 'upright'
  const display = name === 'div' ? /csl-(left-margin|right-inline|block|indent)/u.exec(attributes) : null
  return display ? (display[1] as MarkupTag) : undefined
}

interface Open {
  readonly name: string
  readonly tag: MarkupElement['tag'] | undefined
  readonly children: MarkupNode[]
}

/**
 * Reads citeproc's HTML into a tree of allowed tags. citeproc escapes `<`, `>` and `&` of every field, so each tag in
 * it is its own; unknown ones lose the tag and keep the text, and nothing of an attribute survives.
 */
export function parseMarkup(html: string): readonly MarkupNode[] {
  const root: Open = { name: '', tag: undefined, children: [] }
  const open: Open[] = [root]
  const close = (): void => {
    const done = open.pop()
    const parent = open.at(-1)
    if (!done || !parent) return
    if (done.tag) parent.children.push({ tag: done.tag, children: done.children })
    else parent.children.push(...done.children)
  }
  for (const [, slash, rawName, attributes = '', text] of html.matchAll(TOKEN)) {
    if (text !== undefined) open.at(-1)?.children.push(decode(text))
    else if (rawName !== undefined) {
      const name = rawName.toLowerCase()
      if (!slash) open.push({ name, tag: tagOf(name, attributes), children: [] })
      else if (open.some((element) => element !== root && element.name === name)) {
        while (open.at(-1)?.name !== name) close()
        close()
      }
    }
  }
  while (open.length > 1) close()
  return root.children
}

const escapeHtml = (text: string): string =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;')

const WRAP: Readonly<Record<MarkupTag, readonly [string, string]>> = {
  i: ['<i>', '</i>'],
  b: ['<b>', '</b>'],
  sup: ['<sup>', '</sup>'],
  sub: ['<sub>', '</sub>'],
  'small-caps': ['<span class="small-caps">', '</span>'],
  'left-margin': ['<div class="csl-left-margin">', '</div>'],
  'right-inline': ['<div class="csl-right-inline">', '</div>'],
  block: ['<div class="csl-block">', '</div>'],
  indent: ['<div class="csl-indent">', '</div>'],
}

/** HTML of a tree: only the tags of `WRAP` and `a` with its `href`, everything else escaped. */
export function toHtml(nodes: readonly MarkupNode[], inside?: string): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node)
      if (node.tag === 'a') return `<a href="${escapeHtml(node.href)}">${toHtml(node.children)}</a>`
      if (node.tag === 'upright') {
        const content = toHtml(node.children)
        return inside === 'i' ? `</i>${content}<i>` : content
      }
      const [before, after] = WRAP[node.tag]
      return before + toHtml(node.children, node.tag) + after
    })
    .join('')
    .replace(/<i><\/i>/gu, '')
}

/** Text of a tree, without markup. */
export function toText(nodes: readonly MarkupNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : toText(node.children))).join('')
}

/** Replaces every text of a tree. */
export function mapText(
  nodes: readonly MarkupNode[],
  change: (text: string) => string | readonly MarkupNode[],
): readonly MarkupNode[] {
  return nodes.flatMap((node): readonly MarkupNode[] => {
    if (typeof node === 'string') {
      const changed = change(node)
      return typeof changed === 'string' ? [changed] : changed
    }
    return [{ ...node, children: mapText(node.children, change) }]
  })
}
