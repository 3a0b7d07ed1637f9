import { describe, expect, it } from 'vitest'
import { createTransformEngine } from './create-transform-engine.ts'
import type { Edit } from './edit.ts'
import { parseSource } from './parse.ts'
import { keepVariety, type VarietyRules } from './variety.ts'
import { ZH_VARIETY } from './zh/variety-rules.ts'

function editsOf(
  text: string,
  [before, after]: readonly [string, string],
  waives: Edit['waives'] = [],
): Edit[] {
  return [...text.matchAll(new RegExp(before, 'g'))].map(({ index }) => ({
    start: index,
    end: index + before.length,
    before,
    after,
    kind: 'synonym',
    reasons: [],
    ruleId: `test.${after}`,
    strength: 1,
    risk: 0,
    role: 'even',
    waives,
  }))
}

const ENGLISH: VarietyRules = {
  lengthPerExchange: 600,
  frameWords: new Set(),
  fold: (word) => word.toLowerCase(),
  isExempt: () => false,
  isRepair: () => false,
  earshot: 300,
  habits: { kinds: new Set(['coordination_order']), lengthPerEdit: 900 },
}

function arrangeEnglish(text: string, chosen: readonly Edit[]): string[] {
  const source = parseSource({ text, language: 'en', personalTerms: [] })
  const kept = keepVariety(source, { chosen, candidates: chosen, value: () => 1 }, ENGLISH)
  return kept.map(({ before, after }) => `${before} → ${after}`)
}

function arrange(text: string, chosen: readonly Edit[], rivals: readonly Edit[] = []): Edit[] {
  const source = parseSource({ text, language: 'zh_CN', personalTerms: [] })
  return keepVariety(source, { chosen, candidates: [...chosen, ...rivals], value: () => 1 }, ZH_VARIETY)
}

const USUALLY = '他通常早起。她通常读书。我通常散步。你通常做饭。孩子通常唱歌。老人通常下棋。'

describe('variety', () => {
  it('makes one even exchange at three places of a short text, spread over it', () => {
    const kept = arrange(USUALLY, editsOf(USUALLY, ['通常', '一般']))
    expect(kept.map(({ start }) => start)).toEqual([1, 13, 26])
  })

  it('gives the other places to a rival that says it otherwise', () => {
    const kept = arrange(USUALLY, editsOf(USUALLY, ['通常', '一般']), editsOf(USUALLY, ['通常', '多半']))
    expect(kept.map(({ after }) => after)).toEqual(['一般', '多半', '一般', '多半', '一般', '多半'])
  })

  it('allows more in a long text', () => {
    const text = USUALLY.repeat(28)
    expect(arrange(text, editsOf(text, ['通常', '一般']))).toHaveLength(4)
  })

  it('trades one frame word in a sentence, and leaves the other as it is', () => {
    const text = '你可以跑步或游泳，也可以唱歌或跳舞。他可以读书。'
    expect(arrange(text, editsOf(text, ['可以', '可'])).map(({ start }) => start)).toEqual([1, 19])
    expect(arrange(text, editsOf(text, ['或', '或者']))).toHaveLength(1)
  })

  it('never trades a word for one that it trades away elsewhere', () => {
    const text = '他通常早起。她一般读书。'
    const chosen = [...editsOf(text, ['通常', '一般']), ...editsOf(text, ['一般', '通常'])]
    expect(arrange(text, chosen).map(({ after }) => after)).toEqual(['一般'])
  })

  it('never lets two wordings near each other become the same one, however worn they are', () => {
    const text = 'Moreover, costs rose. Additionally, wages fell.'
    const chosen = [
      ...editsOf(text, ['Moreover', 'In addition'], ['budget']),
      ...editsOf(text, ['Additionally', 'In addition'], ['budget']),
    ]
    expect(arrangeEnglish(text, chosen)).toEqual(['Moreover → In addition'])
  })

  it('turns round one pair of a short text, for readers soon notice the habit', () => {
    const text = 'We saw cats and dogs. They had hens and geese.'
    const chosen = [
      ...editsOf(text, ['cats and dogs', 'dogs and cats']),
      ...editsOf(text, ['hens and geese', 'geese and hens']),
    ].map((edit): Edit => ({ ...edit, kind: 'coordination_order' }))
    expect(arrangeEnglish(text, chosen)).toEqual(['cats and dogs → dogs and cats'])
  })

  it('takes stock wording away at every place', () => {
    expect(arrange(USUALLY, editsOf(USUALLY, ['通常', ''], ['budget']))).toHaveLength(6)
  })

  it('holds in the engine, which varies what it writes', () => {
    const engine = createTransformEngine()
    const goal = { endpoint: 'humanize', mode: 'reduce-both' } as const
    const text = '老人可以跑步或游泳，也可以唱歌或跳舞。患者可以喝水或喝茶，可以休息或散步。'
    const { output } = engine.transform({ text, language: 'zh_CN', goal, personalTerms: [] })
    for (const sentence of output.split('。').slice(0, 2))
      expect(sentence.split('或者').length).toBeLessThanOrEqual(2)
  })
})
