import { describe, expect, it } from 'vitest'
import { spellsAcross } from './junctions.ts'

describe('spellsAcross', () => {
  it('sees a word that the new wording spells with the next character', () => {
    expect(spellsAcross('组织可以是公司。', { start: 2, end: 4, after: '可' })).toBe(true)
    expect(spellsAcross('自由與平等。', { start: 2, end: 3, after: '和' })).toBe(true)
  })

  it('lets a wording that is such a word itself stand', () => {
    expect(spellsAcross('我累了，但没停。', { start: 4, end: 5, after: '可是' })).toBe(false)
  })
})
