import { writeFileSync } from 'node:fs'
import { createRenderer } from '@redraft/citations'
import { GALLERY_FILE } from './gallery-file.ts'
import { renderGallery } from './render-gallery.ts'

/** `npm run docs:gallery`: renders the gallery of styles for the docs. */
writeFileSync(GALLERY_FILE, `${JSON.stringify(renderGallery(createRenderer()), null, 2)}\n`)
