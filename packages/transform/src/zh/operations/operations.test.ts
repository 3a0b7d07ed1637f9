import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../edit.ts'
import { parseSource } from '../../parse.ts'
import { readExamples } from '../../testing/examples.ts'
import type { ZhLanguage } from '../language.ts'
import { viewSentences } from '../view.ts'
import { ZH_OPERATIONS } from './operations.ts'

/** Applies one operation at its first place; the text itself when it finds none. */
function apply(id: string, text: string, language: ZhLanguage): string {
  const operation = ZH_OPERATIONS.find((candidate) => candidate.id === `structure.${id}`)
  if (operation === undefined) throw new Error(`no operation ${id}`)
  const source = parseSource({ text, language, personalTerms: [] })
  const [found] = viewSentences(source).flatMap((sentence) => operation.drafts(sentence))
  if (found === undefined) return text
  const before = text.slice(found.start, found.end)
  return applyEdits(text, [
    { ...found, before, kind: 'rewording', reasons: [], ruleId: id, strength: 1, risk: 0, role: 'even' },
  ])
}

const EXAMPLES = await readExamples(new URL('./', import.meta.url))

describe.each(EXAMPLES)('structure.$id', ({ id, makes, leaves }) => {
  it.each(makes)('makes of %s its other form', (text, outcome) => {
    expect(apply(id, text, 'zh_CN')).toBe(outcome)
  })

  it.each(leaves)('leaves %s alone', (text) => {
    expect(apply(id, text, 'zh_CN')).toBe(text)
  })
})

it('covers every operation with examples, once, in the file beside it', () => {
  expect(EXAMPLES.map(({ id }) => `structure.${id}`).toSorted()).toEqual(
    ZH_OPERATIONS.map(({ id }) => id).toSorted(),
  )
  expect(EXAMPLES.filter(({ isBeside }) => !isBeside).map(({ id }) => id)).toEqual([])
})

describe('structural operations', () => {
  it('write Traditional text with Traditional words of their own', () => {
    expect(apply('however-to-que', '然而，問題仍然存在。', 'zh_TW')).toBe('問題卻仍然存在。')
    expect(apply('setting-after-subject', '在沒有醫生的指導下，我不建議你染髮。', 'zh_TW')).toBe(
      '在沒有醫生的指導下，我不建議你染髮。',
    )
    expect(apply('drop-when', '當壓力過大的時候，人容易失眠。', 'zh_TW')).toBe('壓力過大時，人容易失眠。')
    expect(apply('result-with-cause', '價格上漲，因此需求明顯下降。', 'zh_TW')).toBe(
      '由於價格上漲，需求明顯下降。',
    )
  })
})
