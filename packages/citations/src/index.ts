export { toBibtex } from './export/to-bibtex.ts'
export { toRis } from './export/to-ris.ts'
export type { CslDate, CslItem, CslName, CslType } from './item.ts'
export { type NormalizedItem, type NormalizeOptions, normalizeItem } from './normalize/normalize-item.ts'
export { CitationInputError, type RecognizedAs } from './recognize/citation-input-error.ts'
export { cleanDoi, findDoi } from './recognize/doi.ts'
export { recognizeInput, recognizeOne } from './recognize/recognize-input.ts'
export type { Recognized, RecognizedIdentifier, RecognizedItems } from './recognize/recognized.ts'
export type {
  BibliographyOptions,
  RenderedBibliography,
  RenderedCitation,
  RenderedEntry,
  Renderer,
  RenderOptions,
} from './render/rendered.ts'
export { createRenderer } from './render/renderer.ts'
export { createSourceResolver, type SourceResolver } from './sources/create-source-resolver.ts'
export type { Lookup } from './sources/guard/guarded-connector.ts'
export { createGuardedFetch, type GuardedFetch } from './sources/guard/guarded-fetch.ts'
export { ANYWHERE, PUBLIC_INTERNET } from './sources/guard/reach.ts'
export type { RegistryFailure } from './sources/hosts/polite-fetcher.ts'
export type { SourceCache } from './sources/source-cache.ts'
export { SourceError } from './sources/source-error.ts'
export { parseStyle } from './styles/parse-style.ts'
export {
  type CitationKind,
  type CitationLocale,
  STYLE_IDS,
  STYLES,
  type Style,
  type StyleId,
} from './styles/style-table.ts'
