import { renderWarning, type TransformGoal } from '@redraft/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTransformEngine } from '../create-transform-engine.ts'
import { gatesFor } from '../gates-for.ts'
import { changedShare } from '../measure.ts'
import { parseSource } from '../parse.ts'
import type { ZhLanguage } from './language.ts'
import { simplifiedCharacters } from './script.ts'

/** Set FUZZ_RUNS=10000 for a long campaign. */
const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? 40)

const SAMPLES: Readonly<Record<ZhLanguage, string>> = {
  zh_CN:
    '值得注意的是，人工智能在当今社会中发挥着至关重要的作用。首先，它能够有效提升企业的生产效率；其次，它为用户提供了更加便捷的服务。王小明（2021）指出，2019年至2021年间采用率提升了37.5%。综上所述，我们应当积极推动人工智能技术的进一步发展，为社会的进步作出更大的贡献。',
  zh_TW:
    '值得注意的是，人工智慧在當今社會中發揮著至關重要的作用。首先，它能夠有效提升企業的生產效率；其次，它為使用者提供了更加便捷的服務。陳大文（2021）指出，2019年至2021年間採用率提升了37.5%。綜上所述，我們應當積極推動人工智慧技術的進一步發展。',
}
const KEPT: Readonly<Record<ZhLanguage, readonly string[]>> = {
  zh_CN: ['王小明（2021）', '2019年至2021年', '37.5%', '应当', '人工智能'],
  zh_TW: ['陳大文（2021）', '2019年至2021年', '37.5%', '應當', '人工智慧'],
}

/** Has words for every strength: 1 (新的思路), 3 (不断), 5 (也许), 7 (友人), 8 (就是说). */
const LEVELLED: Readonly<Record<ZhLanguage, string>> = {
  zh_CN:
    '企业面临新的挑战。技术不断进步，也许结果会改变。他做出艰难的选择，与朋友分享快乐。人们过着幸福的生活，这意味着成本上升。这个瞬间让人感慨。',
  zh_TW:
    '企業面臨新的挑戰。技術不斷進步，也許結果會改變。他做出艱難的選擇，與朋友分享快樂。人們過著幸福的生活，這意味著成本上升。這個瞬間讓人感慨。',
}

const GOALS: readonly TransformGoal[] = [
  ...(['reduce-aigc', 'reduce-both', 'paraphrase', 'academic-polish'] as const).map(
    (mode): TransformGoal => ({ endpoint: 'humanize', mode }),
  ),
  ...(['standard', 'fluency', 'formal', 'academic', 'simple', 'creative', 'expand', 'shorten'] as const).map(
    (mode): TransformGoal => ({ endpoint: 'paraphrase', mode, synonymsLevel: 5 }),
  ),
  { endpoint: 'rewrite', tone: 'academic' },
  { endpoint: 'rewrite', tone: 'neutral' },
]
const STANDARD: TransformGoal = { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 5 }

const engine = createTransformEngine()

function transform(text: string, language: ZhLanguage, goal = STANDARD, personalTerms: string[] = []) {
  return engine.transform({ text, language, goal, personalTerms })
}

describe.each(['zh_CN', 'zh_TW'] as const)('rewriting %s', (language) => {
  it.each(GOALS)(
    'keeps the facts of stock prose, and changes it unless length is asked for, with %o',
    (goal) => {
      const { output, changes } = transform(SAMPLES[language], language, goal)
      const isLonger = goal.endpoint === 'paraphrase' && goal.mode === 'expand'
      if (!isLonger) expect(changes.length).toBeGreaterThan(0)
      else expect(output.length).toBeGreaterThanOrEqual(SAMPLES[language].length)
      for (const kept of KEPT[language]) expect(output).toContain(kept)
    },
  )

  it('gives the same bytes for the same task', () => {
    expect(transform(SAMPLES[language], language)).toEqual(transform(SAMPLES[language], language))
  })

  it('leaves the vocabulary alone at synonyms_level 0', () => {
    const goal: TransformGoal = { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 0 }
    const { changes } = transform(SAMPLES[language], language, goal)
    expect(changes.filter((change) => change.kind === 'synonym')).toEqual([])
  })

  it('changes no less at a higher synonyms_level, and more at 10 than at 2', () => {
    const text = `${SAMPLES[language]}${LEVELLED[language]}`
    const shares = [0, 2, 5, 8, 10].map((synonymsLevel) => {
      const goal: TransformGoal = { endpoint: 'paraphrase', mode: 'standard', synonymsLevel }
      return changedShare(text, transform(text, language, goal).output)
    })
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBeGreaterThan(shares[1] ?? 1)
  })

  it('locates every change in the output, in code points', () => {
    const { output, changes } = transform(`😀${SAMPLES[language]}`, language)
    const points = [...output]
    for (const { start, end, after } of changes) expect(points.slice(start, end).join('')).toBe(after)
  })

  it(
    'passes its own gates on any mixture of scripts, signs and stock prose',
    () => {
      const piece = fc.oneof(
        fc.constantFrom(...SAMPLES[language].split(/(?<=[。；])/)),
        fc.constantFrom(
          '𠮷野家',
          '㐂',
          '︽',
          '︵竪排︶︻標題︼',
          '仉亓万俟㛃先生',
          '\u{2B820}\u{30EDE}',
          'ｶﾅ､half-width，ＭＩＸ｡',
          'ＡＢＣ１２',
          'GPT-4o 與 BERT',
          '\u{E000}',
          '\u{1F}',
          '“引文”',
          '「引文」',
          '\n',
          '1. ',
        ),
        fc.string({ unit: 'grapheme', maxLength: 12 }),
      )
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
          const text = pieces.join('')
          const { output } = transform(text, language)
          const source = parseSource({ text, language, personalTerms: [] })
          for (const gate of gatesFor(language)) {
            expect(gate.check(source, output)).toBeUndefined()
          }
        }),
        { numRuns: FUZZ_RUNS, seed: 7 },
      )
    },
    FUZZ_RUNS * 1000,
  )
})

describe('Traditional Chinese of Taiwan', () => {
  it('says mainland words the Taiwan way, but not inside quotations', () => {
    const { output } = transform('網絡視頻的質量很高。他說：「信息很重要。」', 'zh_TW')
    expect(output).toContain('網路影片的品質')
    expect(output).toContain('「信息很重要。」')
  })

  it('takes no chance neighbours for a mainland word and leaves bodies their names', () => {
    for (const text of ['勇敢的士兵守夜。', '體內存在毒素。', '他們成立項目。', '他在草原上奔馳。'])
      expect(transform(text, 'zh_TW').output).toContain(text.slice(-5))
    expect(transform('他在北京信息科技大學讀書。', 'zh_TW').output).toContain('北京信息科技大學')
  })

  it('keeps what is written alike in both scripts', () => {
    const { output, warnings } = transform('他愛吃虱目魚。', 'zh_TW')
    expect(output).toContain('虱目魚')
    expect(warnings.map(renderWarning).join(' ')).not.toContain('Simplified')
  })

  it('answers a Simplified text in Traditional characters and says so', () => {
    const { output, warnings } = transform('他的头发很长，后来干燥的天气持续了很久，用户都在里面。', 'zh_TW')
    expect(simplifiedCharacters(output)).toEqual([])
    expect(output).toContain('頭髮')
    expect(output).toContain('乾燥')
    expect(warnings.map(renderWarning).join(' ')).toContain('Simplified')
  })
})

describe('what a text asks to keep', () => {
  it('keeps personal terms, titles, Latin words and idioms', () => {
    const text = '综上所述，因此我们采用 BERT-base 分析《因此》一书，这一方法举一反三，能够有效提升效率。'
    const { output } = transform(text, 'zh_CN', STANDARD, ['有效提升'])
    for (const kept of ['BERT-base', '《因此》', '举一反三', '有效提升']) expect(output).toContain(kept)
  })

  it('keeps what is denied, possible and due', () => {
    const { output } = transform('然而，患者可能不需要手术，但是必须按时复查，因此不应忽视症状。', 'zh_CN')
    for (const kept of ['可能', '不', '必须', '不应']) expect(output).toContain(kept)
  })
})
