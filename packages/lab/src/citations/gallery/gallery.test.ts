import { createRenderer } from '@redraft/citations'
import { GALLERY_ENTRIES } from '@redraft/contracts/docs'
import { expect, test } from 'vitest'
import { renderGallery } from './render-gallery.ts'

test('the gallery in the docs is what the engine prints (npm run docs:generate)', () => {
  expect(renderGallery(createRenderer())).toEqual(GALLERY_ENTRIES)
}, 120_000)
