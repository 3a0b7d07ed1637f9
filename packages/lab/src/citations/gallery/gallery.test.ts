import { readFileSync } from 'node:fs'
import { createRenderer } from '@redraft/citations'
import { expect, test } from 'vitest'
import { GALLERY_FILE } from './gallery-file.ts'
import { renderGallery } from './render-gallery.ts'

test('the gallery in the docs is what the engine prints (npm run docs:gallery)', () => {
  expect(renderGallery(createRenderer())).toEqual(JSON.parse(readFileSync(GALLERY_FILE, 'utf8')))
}, 120_000)
