/** Where the docs read the gallery of styles; `npm run docs:gallery` writes it, a test compares it. */
export const GALLERY_FILE: URL = new URL('../../../../docs/content/gallery.json', import.meta.url)
