import { loadStyleFiles } from '../styles/load-style-files.ts'
import { applyPatches } from '../styles/patch.ts'
import { STYLE_PATCHES } from '../styles/patches/style-patches.ts'
import { type CitationLocale, type StyleId, styleOf } from '../styles/style-table.ts'
import { createProcessor, type Processor, type RawEntry, type RenderJob } from './processor.ts'

/** The processors of one thread, by style and locale. */
export class Processors {
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
  render(id: StyleId, locale: CitationLocale, job: RenderJob): readonly RawEntry[] {
    const { key, processor } = this.get(id, locale)
    try {
      return processor.render(job)
    } catch (error) {
      this.#made.delete(key)
      throw error
    }
  }
}
