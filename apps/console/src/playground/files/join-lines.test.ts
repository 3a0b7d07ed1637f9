import { describe, expect, it } from 'vitest'
import { joinLines, type PageLine } from './join-lines.ts'

/** Lines 14 points apart from the top of a page; a blank line doubles the gap. */
function page(...texts: string[]): PageLine[] {
  return texts.flatMap((text, index) =>
    text === '' ? [] : [{ text, x: 70, right: 70 + 6 * text.length, y: 700 - 14 * index }],
  )
}

describe('joinLines', () => {
  it('joins the lines of a paragraph and keeps paragraphs apart', () => {
    const text = joinLines([
      page('The old trees', 'cool the street.', '', 'They need water', 'in a dry summer.'),
    ])
    expect(text).toBe('The old trees cool the street.\n\nThey need water in a dry summer.')
  })

  it('keeps the short lines of a list apart', () => {
    const text = joinLines([page('What the trees of a street need in a', 'summer:', 'Water', 'Patience')])
    expect(text).toBe('What the trees of a street need in a summer:\n\nWater\n\nPatience')
  })

  it('makes a word whole that was hyphenated at a line end', () => {
    expect(joinLines([page('The envi-', 'ronment of a well-', 'Known place')])).toBe(
      'The environment of a well- Known place',
    )
  })

  it('joins Chinese lines without a space', () => {
    expect(joinLines([page('城市里的树木', '很重要。')])).toBe('城市里的树木很重要。')
  })

  it('goes on over a page end inside a sentence, and drops page numbers and running heads', () => {
    const pages = [1, 2, 3].map((number) =>
      page('Annual report', `line ${'abc'[number - 1]} of`, `${number}`),
    )
    expect(joinLines(pages)).toBe('line a of line b of line c of')
  })
})
