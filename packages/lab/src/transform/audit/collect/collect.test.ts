import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { firing } from '../testing/made-collection.ts'
import { collectFirings } from './collect-firings.ts'
import { cutToLength, drawCorpusRows } from './read-corpus.ts'
import { Tally } from './tally.ts'

const SENTENCE = 'It is important to note that we met in order to talk. '

function corpus(): string {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  const write = (name: string, rows: readonly object[]) => {
    const base = { text: SENTENCE.repeat(2), lang: 'en', split: 'train', label: 'ai' }
    const lines = rows.map((row, index) => JSON.stringify({ ...base, id: `${name}-${index}`, ...row }))
    writeFileSync(join(folder, `${name}.jsonl.gz`), gzipSync(lines.join('\n')))
  }
  write(
    'large',
    Array.from({ length: 30 }, () => ({})),
  )
  write('small', [{ label: 'human' }, { label: 'human' }, { split: 'test' }, { lang: 'zh_CN' }])
  return folder
}

describe('rows of the corpora', () => {
  it('are drawn evenly from corpus and label, never from the rows kept for reporting', () => {
    const rows = drawCorpusRows(corpus(), { language: 'en', units: 90, seed: 1 })
    expect(rows.map(({ id }) => id.split('-')[0]).sort()).toEqual(['large', 'large', 'small', 'small'])
    const all = drawCorpusRows(corpus(), { language: 'en', units: 9000, seed: 1 })
    expect(all).toHaveLength(32)
  })

  it('are cut at the end of a sentence', () => {
    expect(cutToLength('One is short. Two is longer. Three', 30)).toBe('One is short. Two is longer.')
    expect(cutToLength('一句話。第二句話很長', 6)).toBe('一句話。')
  })
})

describe('a collection', () => {
  it('counts what was proposed and what was made, with the source around each edit', () => {
    const rows = drawCorpusRows(corpus(), { language: 'en', units: 20, seed: 1 })
    const { collection, firings } = collectFirings({ language: 'en', rows, seed: 1, rewrites: true })
    const counts = collection.counts['wordy.in-order-to']
    expect(counts?.proposed).toBe(2)
    expect(counts?.made.humanize).toBe(2)
    const made = firings.find(({ ids, group }) => ids[0] === 'wordy.in-order-to' && group === 'humanize')
    expect(made).toMatchObject({ before: 'in order ', after: '', right: expect.stringMatching(/^to talk/) })
    expect(made?.left).toMatch(/we met $/)
  })

  it('that was cut off goes on to the counts of one that was not', () => {
    const rows = drawCorpusRows(corpus(), { language: 'en', units: 60, seed: 1 })
    const parts = { language: 'en', seed: 1, rewrites: true } as const
    const sofar = collectFirings({ ...parts, rows: rows.slice(0, 1) })
    const whole = collectFirings({ ...parts, rows })
    const resumed = collectFirings({ ...parts, rows, sofar })
    expect(resumed.collection).toEqual(whole.collection)
    expect(resumed.firings).toHaveLength(whole.firings.length)
  })

  it('rewrites nothing where only proposals are asked for', () => {
    const rows = drawCorpusRows(corpus(), { language: 'en', units: 20, seed: 1 })
    const { collection, firings } = collectFirings({ language: 'en', rows, seed: 1, rewrites: false })
    expect([collection.counts['wordy.in-order-to'], firings]).toEqual([{ proposed: 2, made: {} }, []])
  })
})

describe('a tally', () => {
  it('keeps a bounded sample of each id in which late firings have their chance', () => {
    const tally = new Tally(1, 10)
    for (let place = 0; place < 400; place++) tally.addFiring(firing('a.often', place))
    const kept = tally.firings()
    expect(kept).toHaveLength(10)
    expect(kept.some(({ position }) => position > 1)).toBe(true)
    expect(tally.counts()['a.often']?.made.humanize).toBe(400)
  })

  it('counts an edit of several parts for each of them', () => {
    const tally = new Tally(1)
    tally.addFiring(firing('a.often', 1, { ids: ['a.often', 'b.also'] }))
    expect(Object.keys(tally.counts())).toEqual(['a.often', 'b.also'])
  })
})
