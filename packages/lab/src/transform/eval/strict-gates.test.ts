import { describe, expect, test } from 'vitest'
import { strictFaults } from './strict-gates.ts'

const EN =
  'In 2021, Smith et al. (2020) found that 37.5% of users may not return [3, 4]; see https://a.example/x.'

describe('the strict reading of the gates', () => {
  test.each([
    ['a number', EN.replace('37.5', '38.5')],
    ['a citation', EN.replace(' (2020)', '')],
    ['a numbered citation', EN.replace('[3, 4]', '[3]')],
    ['an address', EN.replace('/x', '/y')],
    ['a negation', EN.replace('may not', 'may')],
    ['a modal', EN.replace('may not', 'can not')],
    ['a name that is new', EN.replace('users', 'the Google users')],
    ['a list marker', `${EN}\n- one`],
    ['residue', EN.replace('users', '[[P12]]')],
  ])('sees %s', (_what, after) => {
    expect(strictFaults(EN, after, 'en')).not.toEqual([])
  })

  test('lets an honest rewording pass', () => {
    const after =
      'Smith et al. (2020) found in 2021 that 37.5% of the users may not come back [3, 4]; see https://a.example/x.'
    expect(strictFaults(EN, after, 'en')).toEqual([])
  })

  test('lets a contraction be written out, and 应该 be 应', () => {
    expect(strictFaults('It isn’t so, and it can not be.', 'It is not so, and it can’t be.', 'en')).toEqual(
      [],
    )
    expect(strictFaults('我们应该保护环境。', '我们应保护环境。', 'zh_CN')).toEqual([])
    expect(strictFaults('我们应该保护环境。', '我们保护环境。', 'zh_CN')).not.toEqual([])
  })

  test.each([
    ['技术不断进步，不仅省钱。', '技术持续进步，不只省钱。'],
    ['不少人来了。', '许多人来了。'],
    ['或许会下雨。', '可能会下雨。'],
    ['请尽量早睡。', '请尽可能早睡。'],
    ['我们在适应这些变化。', '我们在顺应这些变化。'],
    ['供電、供應與製造業。', '供電、製造業與供應。'],
    ['阻滞效应具有重要意义。', '阻滞效应，意义重大。'],
    ['它参与化学感应与免疫调节。', '它参与免疫调节与化学感应。'],
  ])('takes no word of another sense for a negation or a loss: %s → %s', (before, after) => {
    expect(strictFaults(before, after, 'zh_CN')).toEqual([])
  })

  test.each([
    ['他不同意。', '他同意。'],
    ['不少于五人。', '少于五人。'],
    ['或许会下雨。', '会下雨。'],
    ['其疗效应进一步评估。', '其疗效进一步评估。'],
    ['责任感应加强。', '责任感加强。'],
  ])('sees that the sense is lost: %s → %s', (before, after) => {
    expect(strictFaults(before, after, 'zh_CN')).not.toEqual([])
  })

  test('counts Chinese negation, titles and Latin words', () => {
    const before = '研究者不认为《红楼梦》必须使用 Python 分析。'
    expect(strictFaults(before, '研究者认为《红楼梦》必须使用 Python 分析。', 'zh_CN')).not.toEqual([])
    expect(strictFaults(before, '研究者不认为《红楼》必须使用 Python 分析。', 'zh_CN')).not.toEqual([])
    expect(strictFaults(before, '研究者不认为《红楼梦》必须用 Python 来分析。', 'zh_CN')).toEqual([])
  })
})
