import { LANGUAGES, type Language } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { formatWaiting, readAudited } from './audited.ts'
import { findUnaudited } from './find-unaudited.ts'
import { idsByMode, judgeableIds } from './judgeable-ids.ts'

const AUDITED = { recorded: new Set(['a.judged']), waiting: ['b.new\tunseen', 'c.changed\tnarrowed'] }

const IDS = new Map(LANGUAGES.map((language) => [language, judgeableIds(language)]))
const idsOf = (language: Language) => IDS.get(language) ?? []

describe('the check of the audit', () => {
  it.each(LANGUAGES)('finds every rule and operation of %s recorded, or waiting', (language) => {
    expect(findUnaudited(idsOf(language), readAudited(language))).toEqual([])
  })

  it.each(LANGUAGES)('fails for an id of %s that is neither', (language) => {
    const ids = [...idsOf(language), 'made.for-this-test']
    expect(findUnaudited(ids, readAudited(language))).toEqual([
      expect.stringMatching(/^made\.for-this-test: no row/),
    ])
  })

  it('covers rules and operations', () => {
    for (const language of LANGUAGES) {
      const ids = idsOf(language)
      expect(ids.filter((id) => id.startsWith('structure.')).length).toBeGreaterThan(20)
      expect(ids.filter((id) => !id.startsWith('structure.')).length).toBeGreaterThan(500)
    }
  })

  it('knows in which modes a rule may make edits', () => {
    const english = idsByMode('en')
    expect(english.get('polish-neutral')?.has('structure.insert-that')).toBe(false)
    expect(english.get('expand')?.has('structure.insert-that')).toBe(true)
  })

  it('refuses a waiting list out of order, an id given twice, and an unknown reason', () => {
    const faultsOf = (...waiting: string[]) => findUnaudited([], { ...AUDITED, waiting })
    expect(faultsOf('b.new\tunseen', 'a.old\tunseen')).toEqual([
      expect.stringContaining('a.old is out of order'),
    ])
    expect(faultsOf('b.new\tunseen', 'b.new\tnarrowed')).toHaveLength(1)
    expect(faultsOf('b.new\tsoon')).toEqual([expect.stringContaining('no id with a reason')])
    expect(faultsOf('b.new')).toHaveLength(1)
  })
})

describe('the list of what waits', () => {
  it('names what has no row and what was narrowed since, sorted by id', () => {
    const ids = ['c.changed', 'a.judged', 'b.new']
    const list = formatWaiting(ids, new Set(['a.judged', 'c.changed']), new Set(['c.changed', 'gone.rule']))
    expect(list).toBe('b.new\tunseen\nc.changed\tnarrowed\n')
  })
})
