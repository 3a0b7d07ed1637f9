import { HUMANIZE_MODES, PARAPHRASE_MODES, REWRITE_TONES, type TransformGoal } from '@redraft/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTransformEngine } from './create-transform-engine.ts'

const engine = createTransformEngine()
const SAMPLE =
  "It is important to note that artificial intelligence plays a crucial role in today's rapidly evolving landscape. Moreover, organizations are leveraging these technologies in order to streamline their operations and foster innovation. Furthermore, according to Smith et al. (2020), adoption rose by 37.5% between 2018 and 2020 [3]. In conclusion, Contoso Ltd. must navigate the complexities of this transformative journey; see https://example.org/report for details."
const KEPT = [
  '37.5%',
  'Smith et al. (2020)',
  '[3]',
  'https://example.org/report',
  '2018',
  'Contoso Ltd.',
  'must',
]

const GOALS: TransformGoal[] = [
  ...HUMANIZE_MODES.map((mode) => ({ endpoint: 'humanize', mode }) as const),
  ...PARAPHRASE_MODES.map((mode) => ({ endpoint: 'paraphrase', mode, synonymsLevel: 5 }) as const),
  ...[0, 10].map((synonymsLevel) => ({ endpoint: 'paraphrase', mode: 'standard', synonymsLevel }) as const),
  ...REWRITE_TONES.map((tone) => ({ endpoint: 'rewrite', tone }) as const),
]

const run = (text: string, goal: TransformGoal, personalTerms: string[] = []) =>
  engine.transform({ text, language: 'en', goal, personalTerms })

describe.each(GOALS.map((goal) => [JSON.stringify(goal), goal] as const))('%s', (_label, goal) => {
  it('keeps what is protected, and changes sound stock prose where it may exchange words', () => {
    const { output } = run(SAMPLE, goal)
    const leavesWords = goal.endpoint === 'paraphrase' && goal.synonymsLevel === 0
    expect(output !== SAMPLE || leavesWords).toBe(true)
    for (const literal of KEPT) expect(output).toContain(literal)
  })

  it('gives the same bytes twice', () => {
    expect(run(SAMPLE, goal)).toEqual(run(SAMPLE, goal))
  })

  it('lists changes that lie where they say', () => {
    const { output, changes } = run(SAMPLE, goal)
    const points = [...output]
    for (const change of changes) {
      expect(points.slice(change.start, change.end).join('')).toBe(change.after)
      expect(SAMPLE).toContain(change.before)
    }
  })
})

describe('transform', () => {
  it('leaves the first word of a small-lettered list item small', () => {
    const text = 'We say:\n\n- moreover, costs rose\n- in order to win, they trained\n'
    const { output } = run(text, { endpoint: 'humanize', mode: 'reduce-aigc' })
    expect(output).not.toBe(text)
    expect(output.split('\n').filter((line) => /^- \p{Lu}/u.test(line))).toEqual([])
  })

  it('says so when nothing can be changed safely', () => {
    expect(run('Dogs bark.', { endpoint: 'humanize', mode: 'reduce-aigc' }).warnings).toContainEqual({
      code: 'no_change',
    })
  })

  it('keeps personal terms, headings, lists, code, quotations and tables', () => {
    const text = [
      '# Leveraging robust systems',
      '',
      '- They utilize `leverage()` in order to win.',
      '- "It is important to note that we utilize it," he said.',
      '',
      '| utilize | leverage |',
      '|---|---|',
      '| in order to | foster |',
      '',
      'Moreover, our robust framework is used by **leveraging teams**.',
    ].join('\n')
    const { output } = run(text, { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 10 }, [
      'robust framework',
    ])
    for (const literal of [
      '# Leveraging robust systems',
      '`leverage()`',
      '"It is important to note that we utilize it," he said.',
      '| in order to | foster |',
      '**leveraging teams**',
      'robust framework',
    ]) {
      expect(output).toContain(literal)
    }
    expect(output.split('\n')).toHaveLength(text.split('\n').length)
  })

  it('survives any input and never adds digits', () => {
    const words = fc.constantFrom(
      'the',
      'Moreover,',
      'utilize',
      '3.5%',
      '[2]',
      '"quoted"',
      '# ',
      '\n',
      '- ',
      'is',
      'not',
      '(Lee, 2019)',
      '$x^2$',
      '`a`',
      'plays a crucial role in',
      '。',
      '中文',
      '😀',
      '.',
      ', which is',
      'ABC',
      '\u2014',
      'it is important to note that',
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), fc.constantFrom(...GOALS), (parts, goal) => {
        const text = parts.join(' ')
        const { output } = run(text, goal)
        expect([...(output.match(/\d/g) ?? [])].sort()).toEqual([...(text.match(/\d/g) ?? [])].sort())
      }),
      { numRuns: 150 },
    )
  })

  it('prefers the variant that the injected score calls least machine-like', () => {
    const scored = createTransformEngine({ scoreText: (text) => (text.length % 97) / 97 })
    const task = {
      text: SAMPLE,
      language: 'en',
      goal: { endpoint: 'humanize', mode: 'reduce-aigc' },
      personalTerms: [],
    } as const
    expect(scored.transform(task)).toEqual(scored.transform(task))
  })
})
