import { normalizeItem, type Renderer, STYLE_IDS, type StyleId } from '@redraft/citations'
import { GALLERY_SOURCES } from './gallery-sources.ts'

/** A source in one style as the service renders it. `html` has no links and only tags that the service makes. */
interface GalleryEntry {
  /** What is cited, in words. */
  readonly kind: string
  readonly html: string
  readonly inText: string
}

/** The entry without its frame, number and links: the page of the gallery asks nothing of other hosts. */
const bare = (html: string): string =>
  html
    .replace(/<div class="csl-left-margin">.*?<\/div>/gu, '')
    .replace(/<\/?(?:a|div)\b[^>]*>/gu, '')
    .trim()

/** Every source of the gallery in every style. */
export function renderGallery(renderer: Renderer): Record<StyleId, GalleryEntry[]> {
  const rows = STYLE_IDS.map((style) => {
    const entries = GALLERY_SOURCES.map(({ kind, item }): GalleryEntry => {
      const { html, in_text: inText } = renderer.citation(normalizeItem(item).item, { style })
      return { kind, html: bare(html), inText }
    })
    return [style, entries] as const
  })
  return Object.fromEntries(rows) as Record<StyleId, GalleryEntry[]>
}
