import { describe, expect, it } from 'vitest'
import { breaksCorrelative } from './correlatives.ts'

describe('breaksCorrelative', () => {
  it('keeps "on the other hand" where "on one hand" went before', () => {
    const text = 'On one hand, cars are fast. On the other hand, they cost a lot.'
    expect(breaksCorrelative(text, 'On the other hand,', 'By contrast,')).toBe(true)
  })

  it('lets it go where it stands alone', () => {
    const text = 'Cars are fast. On the other hand, they cost a lot.'
    expect(breaksCorrelative(text, 'On the other hand,', 'By contrast,')).toBe(false)
  })
})
