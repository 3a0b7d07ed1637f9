/** A node of a rendered citation: text, or one of the few elements that may be shown. */
export type MarkupNode = string | MarkupElement

export interface MarkupElement {
  readonly tag: 'i' | 'b' | 'sup' | 'sub' | 'span' | 'div' | 'a'
  /** Only of the citation's own classes. */
  readonly className: string
  /** Only `http:` and `https:` addresses, only on `a`. */
  readonly href?: string
  readonly children: readonly MarkupNode[]
}

const TAGS: ReadonlyMap<string, MarkupElement['tag']> = new Map([
  ['i', 'i'],
  ['em', 'i'],
  ['b', 'b'],
  ['strong', 'b'],
  ['sup', 'sup'],
  ['sub', 'sub'],
  ['span', 'span'],
  ['div', 'div'],
  ['a', 'a'],
])
const CLASS = /^(?:csl-[a-z-]{1,30}|small-caps|upright)$/
const MOST_DEPTH = 50

const PART = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|<|[^<]+/gi
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/gi
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])

function decode(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

function httpAddress(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}

interface Open {
  readonly tag: MarkupElement['tag']
  readonly className: string
  readonly href?: string
  readonly children: MarkupNode[]
}

function openElement(tag: MarkupElement['tag'], attributes: string): Open {
  const values = new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  )
  const className = (values.get('class') ?? '')
    .split(/\s+/)
    .filter((name) => CLASS.test(name))
    .join(' ')
  const href = tag === 'a' ? httpAddress(values.get('href') ?? '') : undefined
  return { tag, className, ...(href !== undefined && { href }), children: [] }
}

/**
 * Reads the markup of a rendered citation into a tree of allowed elements. Other tags are dropped and their text
 * kept as text; attributes but class and web addresses are dropped. Total: never throws, whatever it is given.
 */
export function parseMarkup(html: string): readonly MarkupNode[] {
  const root: MarkupNode[] = []
  const stack: Open[] = []
  const into = () => stack.at(-1)?.children ?? root
  for (const [whole, slash, name = '', attributes = ''] of html.matchAll(PART)) {
    const tag = TAGS.get(name.toLowerCase())
    if (name === '') into().push(decode(whole))
    else if (tag !== undefined && slash === '' && stack.length < MOST_DEPTH) {
      const element = openElement(tag, attributes)
      into().push(element)
      stack.push(element)
    } else if (tag !== undefined && slash === '/') {
      const at = stack.findLastIndex((open) => open.tag === tag)
      if (at >= 0) stack.length = at
    }
  }
  return root
}
