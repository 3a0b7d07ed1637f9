import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../edit.ts'
import type { RuleMode } from '../../mode.ts'
import { parseSource } from '../../parse.ts'
import { analyseSentences } from '../analyse.ts'
import { proposeExpansions } from './propose-expansions.ts'

function expand(text: string, mode: RuleMode = 'formal'): string {
  const source = parseSource({ text, language: 'en', personalTerms: [] })
  return applyEdits(text, proposeExpansions(analyseSentences(source), source, mode))
}

describe('contractions written out', () => {
  it.each([
    ["They don't know, and we can't say.", 'They do not know, and we cannot say.'],
    ["Won't it rain?", 'Will it not rain?'],
    ["Why don't you stay?", 'Why do you not stay?'],
    ['It’s late and I’m tired.', 'It is late and I am tired.'],
    ["It's been a long day.", 'It has been a long day.'],
    ["He's taken the book home.", 'He has taken the book home.'],
    ["It's called the old town.", 'It is called the old town.'],
    ["Let's go home.", 'Let us go home.'],
    ["I'd better go, but I'd like to stay.", 'I had better go, but I would like to stay.'],
    ["She'd seen it before and they'd be glad.", 'She had seen it before and they would be glad.'],
    ["They would've come.", 'They would have come.'],
    ["Everyone's favourite dish is the town's soup.", "Everyone's favourite dish is the town's soup."],
    ["Everyone's talking about it.", 'Everyone is talking about it.'],
    ["You've got a dog, but we've got to go.", "You have a dog, but we've got to go."],
    ["But here's the thing, it's late.", "But here's the thing, it is late."],
    ["Let's face it, they're late.", "Let's face it, they are late."],
    ['He said, "I don\'t know," and left.', 'He said, "I don\'t know," and left.'],
  ])('%s', (text, expected) => {
    expect(expand(text)).toBe(expected)
  })

  it('leaves a polished draft all its contractions where one of them has no sure full form', () => {
    const text = "It isn't fair, and he'd put it away."
    expect(expand(text, 'polish-academic')).toBe(text)
    expect(expand(text)).toBe("It is not fair, and he'd put it away.")
  })

  it('leaves verse and stories their voice', () => {
    const verse = Array.from({ length: 8 }, () => "I don't know where I'm going").join('\n')
    expect(expand(verse)).toBe(verse)
    const story = '"Come in," she said. I didn\'t move. "It\'s cold," she said. I couldn\'t speak.'
    expect(expand(story, 'polish-academic')).toBe(story)
  })
})
