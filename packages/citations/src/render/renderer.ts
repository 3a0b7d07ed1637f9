import type { Warning } from '@redraft/contracts'
import type { CslItem } from '../item.ts'
import { STYLE_IDS, type StyleId, styleOf } from '../styles/style-table.ts'
import { createCollation } from './collation.ts'
import { editCitation, editEntry } from './finish/after-edits.ts'
import { keepOwnMarks, settleChinese } from './finish/chinese-locale.ts'
import { type FinishedEntry, finishCitation, finishEntry } from './finish/finish-entry.ts'
import { legalFallback } from './legal-fallback.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import { missingFields } from './missing-fields.ts'
import { practiceItems } from './practice-items.ts'
import { prepareItem } from './prepare/prepare-item.ts'
import type { RawEntry } from './processor.ts'
import { Processors } from './processors.ts'
import type { BibliographyOptions, RenderedEntry, Renderer } from './rendered.ts'

interface Prepared {
  readonly item: CslItem
  readonly warnings: readonly Warning[]
}

interface Rendered {
  readonly entries: readonly (RenderedEntry & { readonly index: number })[]
  readonly prepared: readonly Prepared[]
}

/** Sources of a rehearsal: enough to meet names and years that have to be told apart. */
const PRACTICE_ITEMS = 30

const LATIN = { byStroke: false, hanFirst: false }

const isTraditional = (items: readonly CslItem[]): boolean => {
  const chinese = items.filter(({ language }) => /^zh/iu.test(language))
  const traditional = chinese.filter(({ language }) => /tw|hk|mo|hant/iu.test(language))
  return traditional.length * 2 > chinese.length
}

interface Borrowing {
  readonly item: CslItem
  readonly style: StyleId
  readonly guide: StyleId
}

const mapRaw = (raw: RawEntry, change: (html: string) => string): RawEntry => ({
  ...raw,
  citation: change(raw.citation),
  ...(raw.entry === undefined ? {} : { entry: change(raw.entry) }),
})

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
  // Chicago lists no letters, posts or manuscripts; their note then stands for the entry.
  const entry: FinishedEntry =
    raw.entry === undefined || !/[\p{L}\p{N}]/u.test(raw.entry.replace(/<[^>]*>/gu, ''))
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
    // GB/T has its own marks and forms; the others take them from the locale.
    const inChinese = styleOf(style).forcedLocale === undefined && locale.startsWith('zh')
    const prepared = items.map((item): Prepared => {
      const ready = prepareItem(item, style, options.titleCase)
      const legal = legalFallback(item, style)
      const warnings = [...missingFields(item), ...ready.warnings, ...(legal ? [legal.warning] : [])]
      return { item: inChinese ? keepOwnMarks(ready.item) : ready.item, warnings }
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
      const settled = inChinese ? mapRaw(raw, (html) => settleChinese(html, original)) : raw
      return finish(legal ? borrow(settled, { item: original, style, guide: legal }) : settled, {
        style,
        item,
        original,
      })
    })
    return { entries, prepared }
  }

  /** The entry with its text from the footnote of a law guide; the number stays. */
  const borrow = (raw: RawEntry, { item, style, guide }: Borrowing): RawEntry => {
    const job = { items: [prepareItem(item, guide).item], collate: createCollation(LATIN), keepOrder: true }
    const [footnote] = processors.render(guide, 'en-US', job)
    const margin = /<div class="csl-left-margin">.*?<\/div>/u.exec(raw.entry ?? '')?.[0] ?? ''
    if (!footnote) return raw
    const citation = styleOf(style).kind === 'note' ? footnote.citation : raw.citation
    const entry = `${margin}<div class="csl-right-inline">${footnote.citation}</div>`
    return { index: raw.index, citation, ...(styleOf(style).hasBibliography ? { entry } : {}) }
  }

  return {
    compile(style, locale = 'en-US') {
      for (const id of style === undefined ? STYLE_IDS : [style]) processors.get(id, locale)
    },
    practise(style) {
      render(practiceItems(PRACTICE_ITEMS), { style })
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
          ...prepared.flatMap(({ item, warnings }) =>
            warnings.map(({ code, values }) => ({ code, values: { ...values, source: item.id } })),
          ),
        ],
      }
    },
  }
}
