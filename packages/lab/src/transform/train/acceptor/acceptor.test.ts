import { describe, expect, it } from 'vitest'
import { firing } from '../../audit/testing/made-collection.ts'
import { trainAcceptor } from './acceptor.ts'
import { besideOf } from './beside.ts'
import { crossValidate, type Foretold } from './cross-validate.ts'
import { chanceOf, fitRidge } from './fit-ridge.ts'
import { formatJudged, type JudgedEdit, parseJudged } from './judged-edit.ts'
import { logLoss, reliability, undoneAt } from './measure-foretold.ts'
import { byRule, RuleRecords, recordsOfOthers } from './rule-record.ts'

function edit(text: number, more: Partial<JudgedEdit> = {}): JudgedEdit {
  return {
    ...{ text, verdict: 'equal', ids: ['a.rule'], group: 'humanize', mode: 'reduce-aigc' },
    ...{ kind: 'synonym', role: 'even', purposes: ['even'], previous: 'the', next: '*', measures: [0, 1] },
    ...more,
  }
}

describe('judged edits', () => {
  it('are read as they were written, and hold no word of a passage but function words and marks', () => {
    const edits = [
      edit(3),
      edit(4, { ids: ['a.rule', 'b.rule'], purposes: [], next: '', measures: [-1.25, 2] }),
    ]
    expect(parseJudged(formatJudged({ measures: ['fit', 'size'], edits }))).toEqual({
      ...{ measures: ['fit', 'size'], edits },
    })
    const place = firing('a.rule', 1, { left: 'In the quiet ', right: ', and so on' })
    expect(besideOf(place, 'en')).toEqual({ previous: '*', next: ',' })
    expect(besideOf(firing('a.rule', 1, { left: '我們的', right: '城市' }), 'zh_TW')).toEqual({
      ...{ previous: '的', next: '*' },
    })
  })
})

describe('the record of a rule', () => {
  it('is the base rate where nothing was judged, and moves with what was', () => {
    const records = new RuleRecords([
      edit(1, { verdict: 'undo' }),
      edit(2, { verdict: 'undo' }),
      edit(3),
      edit(4),
    ])
    expect(records.of(edit(9, { ids: ['new.rule'] }), byRule)).toEqual({ chance: 0.5, judged: 0 })
    expect(new RuleRecords([edit(1), edit(2)]).of(edit(9), byRule)).toEqual({ chance: 0.125, judged: 2 })
  })

  it('tells an edit that is learned from nothing of the verdicts in its own text', () => {
    const others = recordsOfOthers([edit(1, { verdict: 'undo' }), edit(1, { verdict: 'undo' }), edit(2)])
    expect(others(edit(1)).of(edit(1), byRule).judged).toBe(1)
    expect(others(edit(2)).of(edit(2), byRule).judged).toBe(2)
  })
})

describe('a ridge regression', () => {
  const cases = Array.from({ length: 200 }, (_, at) => ({
    ...{ features: [1, at % 2], offset: 0, isTrue: at % 2 === 1 ? at % 20 !== 1 : at % 20 === 0 },
  }))

  it('finds the chances of two groups', () => {
    const weights = fitRidge(cases, 0.001)
    expect(chanceOf(weights, { features: [1, 0], offset: 0 })).toBeCloseTo(0.1, 2)
    expect(chanceOf(weights, { features: [1, 1], offset: 0 })).toBeCloseTo(0.9, 2)
  })

  it('leaves the offset alone when pulled hard, save for a constant', () => {
    const [, weight] = fitRidge(cases, 1e6)
    expect(weight).toBeCloseTo(0, 2)
  })
})

/** Edits of one rule that are undone where a measure is high. */
const TELLING = Array.from({ length: 160 }, (_, text) => {
  const isBad = text % 7 < 2
  return edit(text, { verdict: isBad ? 'undo' : 'equal', measures: [isBad ? 1 : 0, text % 3] })
})

describe('the acceptor', () => {
  it('learns what the record of the rule does not know', () => {
    const acceptor = trainAcceptor(TELLING)
    expect(acceptor(edit(500, { measures: [1, 1] }))).toBeGreaterThan(0.8)
    expect(acceptor(edit(500, { measures: [0, 1] }))).toBeLessThan(0.1)
  })

  it('is measured on texts that it has not seen, each edit once', () => {
    const foretold = crossValidate(TELLING, 1)
    expect(foretold).toHaveLength(TELLING.length)
    expect(undoneAt(foretold, 'acceptor', 0.7)).toBe(0)
    expect(undoneAt(foretold, 'record', 0.7)).toBeGreaterThan(0.1)
    expect(logLoss(foretold, 'acceptor')).toBeLessThan(logLoss(foretold, 'record'))
  })
})

describe('undone edits at a coverage', () => {
  const foretold: Foretold[] = [0.1, 0.2, 0.2, 0.9].map((chance, text) => ({
    ...{ text, isUndone: text >= 2, acceptor: chance, record: 0.5 },
  }))

  it('are those among the edits held best, equal ones sharing the last places', () => {
    expect(undoneAt(foretold, 'acceptor', 0.5)).toBeCloseTo(0.25)
    expect(undoneAt(foretold, 'record', 0.5)).toBeCloseTo(0.5)
    expect(undoneAt(foretold, 'acceptor', 1)).toBeCloseTo(0.5)
  })

  it('are foretold by steps of equal size', () => {
    expect(reliability(foretold, 'acceptor', 2)).toEqual([
      { edits: 2, foretold: expect.closeTo(0.15), undone: 0 },
      { edits: 2, foretold: expect.closeTo(0.55), undone: 1 },
    ])
  })
})
