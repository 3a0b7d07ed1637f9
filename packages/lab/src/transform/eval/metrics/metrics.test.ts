import { describe, expect, test } from 'vitest'
import { corpusChrf } from './chrf.ts'
import { corpusGleu } from './gleu.ts'
import { corpusSari, type ReferenceCase } from './sari.ts'

const source = 'about 95 species are currently accepted .'
const references = [
  'about 95 species are currently known .',
  'about 95 species are now accepted .',
  '95 species are now accepted .',
]
const sari = (output: string) => corpusSari([{ source, output, references }])

describe('SARI', () => {
  test('ranks the outputs of its authors’ worked example as they do', () => {
    const good = sari('about 95 species are now accepted .')
    const bad = sari('about 95 species are now agreed .')
    const worst = sari('about 95 you now get in .')
    expect(good).toBeGreaterThan(bad)
    expect(bad).toBeGreaterThan(worst)
  })

  test('gives the copy only what it keeps', () => {
    expect(sari(source)).toBeLessThan(100 / 3)
    expect(sari(source)).toBeGreaterThan(0)
  })
})

const draft: ReferenceCase = {
  source: 'He go to the school every days and he learn many thing there .',
  output: '',
  references: ['He goes to school every day and he learns many things there .'],
}

describe('GLEU', () => {
  const gleu = (output: string) => corpusGleu([{ ...draft, output }])

  test('is 100 for the reference and higher for a correction than for the copy', () => {
    expect(gleu(draft.references[0] ?? '')).toBeCloseTo(100, 6)
    const half = gleu('He goes to school every days and he learn many thing there .')
    expect(half).toBeGreaterThan(gleu(draft.source))
    expect(half).toBeLessThan(100)
  })

  test('punishes words nobody asked for', () => {
    const nearlyRight = 'She likes apples and she eat them in the big garden behind her old house .'
    const references = [nearlyRight.replace('eat', 'eats')]
    const score = (output: string) => corpusGleu([{ source: nearlyRight, output, references }])
    expect(score(nearlyRight.replace('big garden', 'large yard'))).toBeLessThan(score(nearlyRight))
  })
})

describe('chrF', () => {
  test('is 100 for the best of several references and 0 without a shared character', () => {
    expect(corpusChrf([{ source: '', output: 'the cat sat', references: ['a dog', 'the cat sat'] }])).toBe(
      100,
    )
    expect(corpusChrf([{ source: '', output: 'xyz', references: ['abc'] }])).toBe(0)
  })

  test('compares Chinese by characters', () => {
    const near = corpusChrf([{ source: '', output: '他每天都去学校学习', references: ['他每天去学校学习'] }])
    const far = corpusChrf([{ source: '', output: '她昨天在家里休息', references: ['他每天去学校学习'] }])
    expect(near).toBeGreaterThan(far)
  })
})
