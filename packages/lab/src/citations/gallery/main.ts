import { writeFileSync } from 'node:fs'
import { createRenderer } from '@redraft/citations'
import { renderGallery } from './render-gallery.ts'

/** `npm run docs:generate`: renders the gallery of styles into the docs. */
const entries = renderGallery(createRenderer())
const text = `import type { CitationStyleId } from '../../citation-styles.ts'
import type { GalleryEntry } from './gallery-entry.ts'

// Written by \`npm run docs:generate\`; a test renders the sources again and compares.
export const GALLERY_ENTRIES: Readonly<Record<CitationStyleId, readonly GalleryEntry[]>> = ${JSON.stringify(entries)}
`
writeFileSync(new URL('../../../../contracts/src/docs/gallery/gallery-entries.ts', import.meta.url), text)
