import type { Language } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { gatesFor } from '../gates-for.ts'
import { parseSource } from '../parse.ts'
import { checkGates, SHARED_GATES } from './check.ts'

function failedGate(
  before: string,
  after: string,
  terms: readonly string[] = [],
  language: Language = 'en',
): string | undefined {
  const source = parseSource({ text: before, language, personalTerms: terms })
  return checkGates(source, after, language === 'en' ? gatesFor('en') : SHARED_GATES)?.gate
}

describe('hard gates', () => {
  it.each([
    ['a lost number', 'It rose by 12 points.', 'It rose by points.'],
    ['a new number', 'It rose by 12 points.', 'It rose by 12 points in 2020.'],
    ['a lost citation', 'It works (Smith, 2020).', 'It works.'],
    ['a changed quotation', 'He said "it works" twice.', 'He said "it functions" twice.'],
    ['a lost URL', 'See https://example.org/a now.', 'See it now.'],
    ['changed code', 'Call `run()` here.', 'Call `start()` here.'],
    ['a lost negation', 'It does not work.', 'It does work.'],
    ['a new negation', 'It works.', 'It never works.'],
    ['a dropped obligation', 'You must leave.', 'You leave.'],
    ['a changed possibility', 'It may rain.', 'It will rain.'],
    ['a lost name', 'We met Anna there.', 'We met her there.'],
    ['a new name', 'We met her there.', 'We met Anna there.'],
    ['a changed count word', 'They saw two birds.', 'They saw several birds.'],
    ['a changed heading', '# Old title\n\nText here stays.', '# New title\n\nText here stays.'],
    ['a lost list marker', '- one thing\n- another thing', 'one thing\n- another thing'],
    ['a lost paragraph', 'One here.\n\nTwo here.', 'One here. Two here.'],
    ['residue', 'It works.', 'It {v} works.'],
  ])('refuse %s', (_label, before, after) => {
    expect(failedGate(before, after)).toBeDefined()
  })

  it('refuse a lost personal term in any language', () => {
    expect(failedGate('We use deep water here.', 'We use water here.', ['deep water'])).toBe('protected')
    expect(failedGate('我们使用深水技术。', '我们使用技术。', ['深水'], 'zh_CN')).toBe('protected')
  })

  it('let a plain rewording pass', () => {
    expect(
      failedGate('In order to win in 2020, they had to train.', 'To win in 2020, they had to train.'),
    ).toBeUndefined()
  })
})
