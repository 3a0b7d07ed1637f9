import { describe, expect, it } from 'vitest'
import { looksPlural } from './number.ts'

describe('plural nouns of patterns', () => {
  it.each(['topics', 'cracks', 'children', 'criteria', 'lives'])('takes "%s" for a plural', (word) => {
    expect(looksPlural(word)).toBe(true)
  })

  it.each(['gas', 'bias', 'analysis', 'physics', 'news', 'lens'])('takes "%s" for no plural', (word) => {
    expect(looksPlural(word)).toBe(false)
  })
})
