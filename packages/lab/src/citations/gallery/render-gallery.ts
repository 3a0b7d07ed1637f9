import { normalizeItem, type Renderer, STYLE_IDS, type StyleId } from '@redraft/citations'
import { GALLERY_SOURCES, type GalleryEntry } from '@redraft/contracts/docs'

/** The entry without its frame, number and links: the page of the gallery asks nothing of other hosts. */
const bare = (html: string): string =>
  html
    .replace(/<div class="csl-left-margin">.*?<\/div>/gu, '')
    .replace(/<\/?(?:a|div)\b[^>]*>/gu, '')
    .trim()

/** Every source of the gallery in every style. */
export function renderGallery(renderer: Renderer): Record<StyleId, GalleryEntry[]> {
  const rows = STYLE_IDS.map((style) => {
    const entries = GALLERY_SOURCES.map(({ item }): GalleryEntry => {
      const { html, in_text: inText } = renderer.citation(normalizeItem(item).item, { style })
      return { html: bare(html), inText }
    })
    return [style, entries] as const
  })
  return Object.fromEntries(rows) as Record<StyleId, GalleryEntry[]>
}
