import type { CheerioAPI } from 'cheerio'
import { tidy } from './page-fields.ts'

/** The `<meta>` values of a page by lower-case name (`name`, `property`, `itemprop`), each in the page's order. */
export class MetaTags {
  readonly #values = new Map<string, string[]>()

  constructor($: CheerioAPI) {
    $('meta[content]').each((_, element) => {
      const meta = $(element)
      const value = tidy(meta.attr('content'))
      const name = (meta.attr('name') ?? meta.attr('property') ?? meta.attr('itemprop'))?.trim().toLowerCase()
      if (value === undefined || name === undefined) return
      this.#values.set(name, [...(this.#values.get(name) ?? []), value])
    })
  }

  /** Values of the first name that has any. */
  all(...names: readonly string[]): string[] {
    for (const name of names) {
      const values = this.#values.get(name)
      if (values) return values
    }
    return []
  }

  one(...names: readonly string[]): string | undefined {
    return this.all(...names)[0]
  }
}
