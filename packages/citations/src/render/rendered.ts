import type { TitleCase, Warning } from '@redraft/contracts'
import type { CslItem } from '../item.ts'
import type { CitationLocale, StyleId } from '../styles/style-table.ts'

export interface RenderOptions {
  readonly style: StyleId
  /** Language of terms and dates, `en-US` by default; styles with a locale of their own keep it. */
  readonly locale?: CitationLocale
  /** `sentence` lowers English titles in title case where the style has sentence case; `as-given` (default) warns. */
  readonly titleCase?: TitleCase
}

export interface BibliographyOptions extends RenderOptions {
  /** `style` (default) as the style sorts, `input` as given. */
  readonly sort?: 'style' | 'input'
}

/** One source in one style. `html` is safe to insert into a page; `text` and `in_text` have no markup. */
export interface RenderedCitation {
  readonly html: string
  /** The bibliography entry without its number; the footnote where the style has no bibliography. */
  readonly text: string
  /** The citation in running text, or the full footnote for note styles. */
  readonly in_text: string
  /** Place in the list, for numbered styles. */
  readonly number?: number
  /** What is missing in the item, and what was changed. */
  readonly warnings: readonly Warning[]
}

export interface RenderedEntry extends Omit<RenderedCitation, 'warnings'> {
  /** Id of the item. */
  readonly id: string
}

export interface RenderedBibliography {
  readonly html: string
  /** One entry a line, with numbers for numbered styles. */
  readonly text: string
  readonly entries: readonly RenderedEntry[]
  /** As for a citation, each with the item's id as `values.source`, and the duplicates that were merged. */
  readonly warnings: readonly Warning[]
}

export interface Renderer {
  /**
   * Compiles a style, or all of them, for `locale` (`en-US` by default) so that no request has to: a second and
   * 35 MB for all, half of it the two Chicago styles.
   */
  compile(style?: StyleId, locale?: CitationLocale): void
  /** Renders a short list to no end, so that the first caller does not wait for code that never ran. */
  practise(style: StyleId): void
  citation(item: CslItem, options: RenderOptions): RenderedCitation
  /** Up to 200 items; each source once, duplicates merged with a warning. */
  bibliography(items: readonly CslItem[], options: BibliographyOptions): RenderedBibliography
}
