import type { CslItem } from '../item.ts'
import { loadStyleFiles } from '../styles/load-style-files.ts'
import { applyPatches } from '../styles/patch.ts'
import { STYLE_PATCHES } from '../styles/patches/style-patches.ts'
import { type CitationLocale, STYLE_IDS, type StyleId, styleOf } from '../styles/style-table.ts'
import { createCollation } from './collation.ts'
import { editCitation, editEntry } from './finish/after-edits.ts'
import { type FinishedEntry, finishCitation, finishEntry } from './finish/finish-entry.ts'
import { legalFallback } from './legal-fallback.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import { missingFields } from './missing-fields.ts'
import { prepareItem } from './prepare/prepare-item.ts'
import { createProcessor, type Processor, type RawEntry } from './processor.ts'

export interface RenderOptions {
  readonly style: StyleId
  /** Language of terms and dates, `en-US` by default; styles with a locale of their own keep it. */
  readonly locale?: CitationLocale
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
  /** `code: what is the matter`, e.g. `missing_field: issued`. */
  readonly warnings: readonly string[]
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
  /** As for a citation, each with the item's id in front: `id: code: …`. */
  readonly warnings: readonly string[]
}

export interface Renderer {
  /**
   * Compiles a style, or all of them, for `locale` (`en-US` by default) so that no request has to: 4 s and 400 MB for
   * all, nearly all of it APA and the two Chicago styles.
   */
  compile(style?: StyleId, locale?: CitationLocale): void
  citation(item: CslItem, options: RenderOptions): RenderedCitation
  /** Up to 200 items; each source once, duplicates merged with a warning. */
  bibliography(items: readonly CslItem[], options: BibliographyOptions): RenderedBibliography
}

interface Prepared {
  readonly item: CslItem
  readonly warnings: readonly string[]
}

interface Rendered {
  readonly entries: readonly (RenderedEntry & { readonly index: number })[]
  readonly prepared: readonly Prepared[]
}

const LATIN = { byStroke: false, hanFirst: false }

const isTraditional = (items: readonly CslItem[]): boolean => {
  const chinese = items.filter(({ language }) => /^zh/iu.test(language))
  const traditional = chinese.filter(({ language }) => /tw|hk|mo|hant/iu.test(language))
  return traditional.length * 2 > chinese.length
}

/** The processors of one thread, by style and locale. */
class Processors {
  readonly #files
  readonly #made = new Map<string, Processor>()

  constructor(stylesDir: string | undefined) {
    this.#files = loadStyleFiles(stylesDir)
  }

  get(id: StyleId, wanted: CitationLocale): { readonly key: string; readonly processor: Processor } {
    const { cslId, forcedLocale } = styleOf(id)
    const locale = forcedLocale ?? wanted
    const key = `${id} ${locale}`
    const made = this.#made.get(key)
    if (made) return { key, processor: made }
    const { xml } = applyPatches(this.#files.style(cslId), id, STYLE_PATCHES)
    const processor = createProcessor({ style: xml, locale, loadLocale: this.#files.locale })
    this.#made.set(key, processor)
    return { key, processor }
  }

  /** Renders; a processor that threw is dropped, since its state is unknown. */
  render(id: StyleId, locale: CitationLocale, job: Parameters<Processor['render']>[0]): readonly RawEntry[] {
    const { key, processor } = this.get(id, locale)
    try {
      return processor.render(job)
    } catch (error) {
      this.#made.delete(key)
      throw error
    }
  }
}

interface Finishing {
  readonly style: StyleId
  /** As prepared for the style. */
  readonly item: CslItem
  readonly original: CslItem
}

function finish(
  raw: RawEntry,
  { style, item, original }: Finishing,
): RenderedEntry & { readonly index: number } {
  const citation = finishCitation(editCitation(raw.citation, item, style), item)
  const entry: FinishedEntry =
    raw.entry === undefined
      ? { html: `<div class="csl-entry">${citation.html}</div>`, text: citation.text }
      : finishEntry(editEntry(raw.entry, item, style), item)
  return { index: raw.index, id: original.id, ...entry, in_text: citation.text }
}

/**
 * A renderer for one thread, which serves one call at a time. `stylesDir` is a folder of newer official styles
 * (CSL_STYLES_DIR). Styles are compiled by `compile` or on first use; an error of the engine is thrown.
 */
export function createRenderer({ stylesDir }: { readonly stylesDir?: string } = {}): Renderer {
  const processors = new Processors(stylesDir)

  const render = (items: readonly CslItem[], options: BibliographyOptions): Rendered => {
    const { style, locale = 'en-US', sort = 'style' } = options
    const prepared = items.map((item): Prepared => {
      const ready = prepareItem(item, style)
      const legal = legalFallback(item, style)
      const warnings = [...missingFields(item), ...ready.warnings, ...(legal ? [legal.warning] : [])]
      return { item: ready.item, warnings }
    })
    const collate = createCollation({
      byStroke: locale === 'zh-TW' || isTraditional(items),
      hanFirst: style === 'gb-t' || style === 'gb-t-author-date',
    })
    const job = { items: prepared.map(({ item }) => item), collate, keepOrder: sort === 'input' }
    const entries = processors.render(style, locale, job).map((raw) => {
      const [item, original] = [prepared[raw.index]?.item, items[raw.index]]
      if (!item || !original) throw new Error('The engine printed an item that it was not given')
      const legal = legalFallback(original, style)?.style
      return finish(legal ? borrow(raw, original, legal) : raw, { style, item, original })
    })
    return { entries, prepared }
  }

  /** The entry with its text from the footnote of a law guide; the number stays. */
  const borrow = (raw: RawEntry, item: CslItem, guide: StyleId): RawEntry => {
    const job = { items: [prepareItem(item, guide).item], collate: createCollation(LATIN), keepOrder: true }
    const [footnote] = processors.render(guide, 'en-US', job)
    const margin = /<div class="csl-left-margin">.*?<\/div>/u.exec(raw.entry ?? '')?.[0] ?? ''
    return footnote
      ? { ...raw, entry: `${margin}<div class="csl-right-inline">${footnote.citation}</div>` }
      : raw
  }

  return {
    compile(style, locale = 'en-US') {
      for (const id of style === undefined ? STYLE_IDS : [style]) processors.get(id, locale)
    },
    citation(item, options) {
      const { entries, prepared } = render([item], options)
      const [entry] = entries
      if (!entry) throw new Error('The engine printed nothing')
      const { index: _index, id: _id, ...citation } = entry
      return { ...citation, warnings: prepared[0]?.warnings ?? [] }
    },
    bibliography(items, options) {
      const merged = mergeDuplicates(items)
      const { entries, prepared } = render(merged.items, options)
      const label = (entry: RenderedEntry): string =>
        entry.number === undefined ? entry.text : `[${entry.number}] ${entry.text}`
      return {
        html: `<div class="csl-bib-body">\n${entries.map(({ html }) => html).join('\n')}\n</div>`,
        text: entries.map(label).join('\n'),
        entries: entries.map(({ index: _index, ...entry }) => entry),
        warnings: [
          ...merged.warnings,
          ...prepared.flatMap(({ item, warnings }) => warnings.map((warning) => `${item.id}: ${warning}`)),
        ],
      }
    },
  }
}
