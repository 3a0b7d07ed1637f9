import { describe, expect, it } from 'vitest'
import { articleFor } from './inflect.ts'

describe('a or an', () => {
  it.each([
    ['an', 'hour'],
    ['a', 'university'],
    ['an', 'n-dimensional'],
    ['an', 'x-ray'],
    ['a', 'u-turn'],
    ['a', 'k-means'],
    ['an', 'FBI'],
    ['a', 'NASA-funded'],
    ['an', '8-bit'],
    ['an', 'umbrella'],
    ['a', 'usable'],
    ['an', 'unimaginable'],
    ['an', 'unidentified'],
    ['a', 'unimodal'],
  ])('%s %s', (article, word) => {
    expect(articleFor(word)).toBe(article)
  })
})
