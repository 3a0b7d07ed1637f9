const ATTRIBUTES = String.raw`(?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>=]+))*\s*`
const TAG = new RegExp(
  String.raw`<(/?)([a-zA-Z][\w:.-]{0,30})(${ATTRIBUTES})(/?)>|<!--[^<>]*-->|<!\[CDATA\[|\]\]>`,
  'g',
)

/** Element → CSL markup (opening, closing). */
const KEPT: Readonly<Record<string, readonly [string, string]>> = {
  i: ['<i>', '</i>'],
  em: ['<i>', '</i>'],
  italic: ['<i>', '</i>'],
  b: ['<b>', '</b>'],
  strong: ['<b>', '</b>'],
  bold: ['<b>', '</b>'],
  sup: ['<sup>', '</sup>'],
  sub: ['<sub>', '</sub>'],
  inf: ['<sub>', '</sub>'],
  sc: ['<span style="font-variant: small-caps;">', '</span>'],
  scp: ['<span style="font-variant: small-caps;">', '</span>'],
  'small-caps': ['<span style="font-variant: small-caps;">', '</span>'],
}

/** Elements of JATS, HTML and MathML whose tags are dropped and whose text stays. */
const TRANSPARENT: ReadonlySet<string> = new Set(
  `a abbr abstract alternatives bdi bdo big blockquote body caption cite code dd dfn disp-formula div dl dt
  email ext-link fixed-case font fn h1 h2 h3 h4 h5 h6 html inline-formula inline-graphic ins kbd label li
  list list-item math mfrac mfenced mi mn mo mover mpadded mphantom mrow ms mspace msqrt mstyle mtext munder
  named-content nobr ol overline p pre q roman s samp sans-serif sec section semantics small span strike
  styled-content table tbody td tfoot th thead title tr tt u ul underline uri var xref`.split(/\s+/),
)
/** Elements dropped with their text: a second, TeX, spelling of a formula. */
const HIDDEN: ReadonlySet<string> = new Set(['tex-math', 'annotation', 'annotation-xml', 'mml-annotation'])
const BREAKS: ReadonlySet<string> = new Set(['br', 'break', 'p', 'div', 'li', 'tr', 'sec', 'title'])
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  msup: ['', 'sup'],
  msub: ['', 'sub'],
  msubsup: ['', 'sub', 'sup'],
}
const DEPTH_MAX = 60

interface Open {
  readonly name: string
  readonly opening: string
  readonly closing: string
  /** What each child of a MathML script element becomes. */
  readonly roles?: readonly string[]
  children: number
}

const nameOf = (tag: string): string => tag.toLowerCase().replace(/^(?:jats|mml|m|xhtml|html):/, '')

/** Markup of a `span`: those of CSL are kept, all others dropped. */
function spanMarkup(attributes: string): readonly [string, string] {
  if (/font-variant:\s*small-caps/i.test(attributes)) return KEPT.sc ?? ['', '']
  if (/class\s*=\s*["']?nocase/i.test(attributes)) return ['<span class="nocase">', '</span>']
  return ['', '']
}

class MarkupReader {
  private readonly out: string[] = []
  private readonly open: Open[] = []
  private hidden = 0

  text(text: string): void {
    if (this.hidden === 0 && text !== '') this.out.push(text)
  }

  /** Answers false when the tag is not known, so that it stays as text. */
  tag(tag: { closing: boolean; name: string; attributes: string; empty: boolean }): boolean {
    const { name } = tag
    if (HIDDEN.has(name)) this.hidden = Math.max(0, this.hidden + (tag.empty ? 0 : tag.closing ? -1 : 1))
    else if (name === 'br' || name === 'break') this.text(' ')
    else if (KEPT[name] === undefined && !TRANSPARENT.has(name) && SCRIPTS[name] === undefined) return false
    else if (tag.closing) this.close(name)
    else if (!tag.empty) this.start(name, tag.attributes)
    return true
  }

  private start(name: string, attributes: string): void {
    if (BREAKS.has(name)) this.text(' ')
    if (this.open.length >= DEPTH_MAX) return
    const parent = this.open.at(-1)
    const role = parent?.roles?.[parent.children] ?? ''
    if (parent?.roles !== undefined) parent.children += 1
    const [opening, closing] = name === 'span' ? spanMarkup(attributes) : (KEPT[name] ?? ['', ''])
    const script = role === '' ? ['', ''] : [`<${role}>`, `</${role}>`]
    const start = `${script[0]}${opening}`
    this.text(start)
    const roles = SCRIPTS[name]
    this.open.push({
      name,
      opening: start,
      closing: `${closing}${script[1]}`,
      children: 0,
      ...(roles && { roles }),
    })
  }

  private close(name: string): void {
    const at = this.open.findLastIndex((element) => element.name === name)
    if (at === -1) return
    for (const element of this.open.splice(at).reverse()) this.finish(element)
    if (BREAKS.has(name)) this.text(' ')
  }

  /** Markup around nothing is dropped. */
  private finish(element: Open): void {
    if (element.opening !== '' && this.out.at(-1) === element.opening) this.out.pop()
    else this.text(element.closing)
  }

  end(): string {
    this.hidden = 0
    for (const element of this.open.splice(0).reverse()) this.finish(element)
    return this.out.join('')
  }
}

/** Markup of JATS, HTML and MathML as CSL rich text, always balanced; unknown tags and lone `<` stay as they are. */
export function readMarkup(text: string): string {
  if (!text.includes('<') && !text.includes(']]>')) return text
  const reader = new MarkupReader()
  let from = 0
  for (const match of text.matchAll(TAG)) {
    const [whole, slash, name, attributes = '', empty = ''] = match
    reader.text(text.slice(from, match.index))
    from = match.index + whole.length
    if (name === undefined) continue
    const closed = empty === '/' || attributes.trimEnd().endsWith('/')
    const known = reader.tag({ closing: slash === '/', name: nameOf(name), attributes, empty: closed })
    if (!known) reader.text(whole)
  }
  reader.text(text.slice(from))
  return reader.end()
}

/** The text without the markup that `readMarkup` would read; unknown tags stay. */
export function stripMarkup(text: string): string {
  return readMarkup(text).replace(
    /<\/?(?:i|b|sup|sub)>|<span (?:class="nocase"|style="font-variant: small-caps;")>|<\/span>/g,
    '',
  )
}
