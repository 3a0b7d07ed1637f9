/** Markup that is safe to embed; only `html` and `trusted` make it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

export type HtmlValue = string | number | Html | readonly HtmlValue[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

function render(value: HtmlValue): string {
  if (value instanceof Html) return value.markup
  return typeof value === 'object' ? value.map(render).join('') : escapeHtml(String(value))
}

/** Template tag: every interpolated string is escaped, `Html` and lists of it are embedded. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(strings.map((part, index) => part + render(values[index] ?? '')).join(''))
}

/** Markup written in this package, for example the style sheet; never anything from outside. */
export function trusted(markup: string): Html {
  return new Html(markup)
}
