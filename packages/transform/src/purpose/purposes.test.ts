import type { Language, TransformGoal } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { createTransformEngine } from '../create-transform-engine.ts'
import type { Edit } from '../edit.ts'
import { ruleMode } from '../mode.ts'
import { wantsAny } from './wanted-purposes.ts'

const HUMANIZE: TransformGoal = { endpoint: 'humanize', mode: 'reduce-aigc' }
const BOTH: TransformGoal = { endpoint: 'humanize', mode: 'reduce-both' }
const REWRITE: TransformGoal = { endpoint: 'rewrite', tone: 'academic' }
const NEUTRAL: TransformGoal = { endpoint: 'rewrite', tone: 'neutral' }
const MODES = [
  'standard',
  'fluency',
  'formal',
  'academic',
  'simple',
  'creative',
  'expand',
  'shorten',
] as const
const paraphrase = (mode: (typeof MODES)[number]): TransformGoal => ({
  ...{ endpoint: 'paraphrase', mode, synonymsLevel: 5 },
})
const GOALS = [HUMANIZE, BOTH, REWRITE, NEUTRAL, ...MODES.map(paraphrase)]

const FIXTURES: readonly (readonly [Language, string])[] = [
  [
    'en',
    "It is important to note that many firms are leveraging new tools due to the fact that they don't want to wait. " +
      'However, the findings show that kids often learn more effectively; the change took place in 2019. ' +
      'Additionally, the plan worked in many towns, allowing people to save money, and this helped a lot of families. ' +
      'They was tired, and they utilize a wide range of methods, such as walking and reading, on a daily basis.',
  ],
  [
    'zh_CN',
    '值得注意的是，该方法能够有效地提升效率，例如可以对数据进行分析；此外，与传统方法相比，它还具有非常重要的意义。' +
      '很多用户觉得通过培训使员工受益，成本或时间可能会减少，但是总的来说，结果表明效果显著。由于价格、质量和服务等因素，人们选择了它。',
  ],
  [
    'zh_TW',
    '值得注意的是，這個軟件能夠有效地提升視頻的質量，例如可以對數據進行分析；此外，與傳統方法相比，它還具有非常重要的意義。' +
      '很多用戶覺得成本或時間可能會減少，但是總的來說，結果表明效果顯著。由於價格、品質和服務等因素，人們選擇了它。',
  ],
]

function editsOf(language: Language, text: string, goal: TransformGoal): readonly Edit[] {
  let edits: readonly Edit[] = []
  const engine = createTransformEngine({ onEdits: (made) => (edits = made) })
  engine.transform({ text, language, goal, personalTerms: [] })
  return edits
}

const outputOf = (language: Language, text: string, goal: TransformGoal): string =>
  createTransformEngine().transform({ text, language, goal, personalTerms: [] }).output

describe.each(GOALS.map((goal) => [JSON.stringify(goal), goal] as const))('%s', (_label, goal) => {
  it.each(FIXTURES)('makes no edit in %s without a purpose that it wants', (language, text) => {
    for (const { ruleId, purposes = [] } of editsOf(language, text, goal))
      expect([ruleId, purposes, wantsAny(ruleMode(goal), purposes)]).toEqual([ruleId, purposes, true])
  })
})

describe('edits without a purpose for the goal are not made', () => {
  const WRITTEN = [REWRITE, paraphrase('academic'), paraphrase('formal')]
  it.each<readonly [Language, string, readonly TransformGoal[]]>([
    [
      'en',
      'The findings differ from the results of the second trial.',
      [HUMANIZE, BOTH, ...WRITTEN, paraphrase('fluency')],
    ],
    ['en', 'The model learns more effectively, although the data are sparse.', [HUMANIZE, BOTH, ...WRITTEN]],
    [
      'en',
      'The meeting took place in May, and several towns sent letters.',
      [HUMANIZE, paraphrase('simple')],
    ],
    ['en', 'The first trial failed; the second one met every aim of the plan.', [HUMANIZE, BOTH, ...WRITTEN]],
    ['en', 'As a result, the valley needs bread, water, and salt.', [HUMANIZE, ...WRITTEN]],
    ['en', 'Ultimately, the valley needs bread, water, and salt.', [HUMANIZE, BOTH, ...WRITTEN, NEUTRAL]],
    ['en', 'In conclusion, the valley needs bread, water, and salt.', [...WRITTEN, NEUTRAL]],
    ['en', 'The oil is light, leaving no trace on the cloth.', [HUMANIZE, BOTH, ...WRITTEN, NEUTRAL]],
    ['en', 'The change is not only cheap but also safe.', [HUMANIZE, BOTH, ...WRITTEN, NEUTRAL]],
    [
      'en',
      'The park in the old town is always very clean, and I like the quiet benches under its tall trees.',
      [HUMANIZE, BOTH, ...WRITTEN],
    ],
    [
      'en',
      'They found a bond with nature that is essential for health.',
      [HUMANIZE, BOTH, ...WRITTEN, NEUTRAL],
    ],
    ['en', 'Learning is a must for the development of a country.', [HUMANIZE, BOTH, ...WRITTEN, NEUTRAL]],
    ['en', 'Families often visit the lake in early summer.', [HUMANIZE, BOTH, ...WRITTEN]],
    ['zh_CN', '例如，价格与服务影响选择，或由质量决定。', [HUMANIZE, BOTH, ...WRITTEN]],
    ['zh_CN', '研究涉及细胞因子释放、抗原递送和免疫应答；结果显示，指标上升。', [HUMANIZE, BOTH, ...WRITTEN]],
    ['zh_CN', '这项工作开始得较早，但由于经费不足，因此进展缓慢，成果也不多。', [HUMANIZE, BOTH, ...WRITTEN]],
    ['zh_CN', '瑞士和德国的机构可能是这样决定的。', [paraphrase('simple'), HUMANIZE]],
    ['zh_CN', '另外，可以多喝水。', [HUMANIZE]],
    ['zh_TW', '例如，價格與服務影響選擇，或由品質決定。', [HUMANIZE, BOTH, ...WRITTEN]],
    ['zh_CN', '这不仅净化了空气，也洗涤了心灵；它不仅是礼物，更是祝福。', [REWRITE, NEUTRAL]],
    ['zh_CN', '新技术使得人们能够省力，每一个人都有着自己的看法。', [REWRITE, NEUTRAL]],
    ['zh_CN', '夜里的噪声让住客觉得烦躁。总之，这里不值得再来。', [HUMANIZE, BOTH, REWRITE, NEUTRAL]],
    ['zh_TW', '這不僅是一場比賽，更是一次考驗。', [REWRITE, NEUTRAL]],
    ['zh_TW', '他在上海念初中，班主任後來到高校做科研。', [HUMANIZE, BOTH, REWRITE, paraphrase('standard')]],
    ['zh_TW', '睡眠對健康至關重要，也具有重要的臨床意義。', [HUMANIZE, BOTH, REWRITE, NEUTRAL]],
    ['zh_TW', '手術組的體質量下降，心臟質量增加。', [HUMANIZE, BOTH, REWRITE, NEUTRAL]],
    ['zh_TW', '競賽由中國計算機學會主辦。', [HUMANIZE, BOTH, REWRITE, NEUTRAL]],
    ['zh_TW', '茶早已不只是解渴的飲料，也是生活的一部分。', [HUMANIZE, BOTH, REWRITE, NEUTRAL]],
  ])('%s: %s', (language, text, goals) => {
    for (const goal of goals) expect(outputOf(language, text, goal)).toBe(text)
  })

  it('yet paraphrase standard exchanges evenly', () => {
    const text = 'The movie shows that multiple firms rely on numerous tools.'
    expect(outputOf('en', text, paraphrase('standard'))).not.toBe(text)
  })
})

describe('edits with a purpose for the goal are made', () => {
  it.each<readonly [Language, string, TransformGoal, string]>([
    ['en', 'It is important to note that sleep matters.', HUMANIZE, 'Sleep matters.'],
    ['en', 'It is important to note that a shop burned.', HUMANIZE, 'A shop burned.'],
    [
      'en',
      'In conclusion, the valley needs bread, water, and salt.',
      HUMANIZE,
      'The valley needs bread, water, and salt.',
    ],
    [
      'en',
      'The game stops due to the fact that the snow is deep.',
      HUMANIZE,
      'The game stops because the snow is deep.',
    ],
    [
      'en',
      'The old game on the hill stops due to the fact that the snow is deep.',
      REWRITE,
      'The old game on the hill stops because the snow is deep.',
    ],
    ['en', "They don't know the kids.", paraphrase('academic'), 'They do not know the children.'],
    ['en', 'They was late.', paraphrase('fluency'), 'They were late.'],
    ['zh_CN', '值得注意的是，睡眠很重要。', HUMANIZE, '睡眠很重要。'],
    ['zh_CN', '它不仅是一份礼物，更是一份祝福。', HUMANIZE, '它是礼物，更是祝福。'],
    ['zh_CN', '新规不仅提高了效率，还降低了成本。', HUMANIZE, '新规提高了效率，也降低了成本。'],
    ['zh_TW', '這不僅是一場比賽，也是一次考驗。', HUMANIZE, '這是一場比賽，也是一次考驗。'],
    ['zh_CN', '这正是它历久弥新的原因所在。', NEUTRAL, '这正是它历久弥新的原因。'],
    ['zh_TW', '在整理舊房間的過程中，要注意安全。', HUMANIZE, '整理舊房間時，要注意安全。'],
    ['zh_TW', '這個視頻的質量很高。', HUMANIZE, '這個影片的品質很高。'],
    ['zh_TW', '與此同時，居民為老街注入了新的活力。', NEUTRAL, '同時，居民讓老街更有活力。'],
    [
      'zh_TW',
      '研究物件有百人，調查表明，新制能夠有效地降低成本。',
      HUMANIZE,
      '研究對象有百人，調查顯示，新制能有效地降低成本。',
    ],
  ])('%s: %s', (language, text, goal, expected) => {
    expect(outputOf(language, text, goal)).toBe(expected)
  })
})
