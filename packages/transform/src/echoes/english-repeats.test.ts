import { describe, expect, it } from 'vitest'
import { breaksSeries } from './english-repeats.ts'

const edit = (text: string, before: string) => ({ start: text.indexOf(before), before })

describe('breaksSeries', () => {
  it('keeps both halves of a series of contrasts, in one wording or two', () => {
    const same = 'It was red rather than blue, and round rather than square.'
    expect(breaksSeries(same, edit(same, 'rather than'))).toBe(true)
    const mixed = 'They work at home rather than in town. They walk instead of driving.'
    expect(breaksSeries(mixed, edit(mixed, 'rather than'))).toBe(true)
    expect(breaksSeries(mixed, edit(mixed, 'instead of'))).toBe(true)
  })

  it('lets a contrast go that stands alone in its paragraph', () => {
    const text = 'They work at home rather than in town.\n\nThey walk instead of driving.'
    expect(breaksSeries(text, edit(text, 'rather than'))).toBe(false)
  })

  it('keeps "further" where a sentence says it twice', () => {
    const text = 'Further research and further details are needed. A further test failed.'
    expect(breaksSeries(text, edit(text, 'Further research'))).toBe(true)
    expect(breaksSeries(text, edit(text, 'further test'))).toBe(false)
  })
})
