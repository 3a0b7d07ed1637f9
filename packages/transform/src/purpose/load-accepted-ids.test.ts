import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadAcceptedIds } from './load-accepted-ids.ts'

const table = (name: string) =>
  readFileSync(new URL(`../../audit/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))

describe.each([
  ['zh_CN', 'zh_TW'],
  ['zh_TW', 'zh_CN'],
] as const)('accepted exchanges of %s', (language, kindred) => {
  const accepted = loadAcceptedIds(language, [kindred])

  it('are some', () => {
    expect(accepted.size).toBeGreaterThan(30)
  })

  it('hold none that a reader of either region undid, one by one or in a whole text', () => {
    const undone = [language, kindred]
      .flatMap(table)
      .filter(
        ([, , , , judged, , , count, form]) => Number(judged) > 0 && Number(count) > 0 && form !== 'narrowed',
      )
      .map(([id]) => id ?? '')
    const inTexts = table('whole-texts').map(([, id]) => id ?? '')
    expect(undone.length).toBeGreaterThan(30)
    expect([...undone, ...inTexts].filter((id) => accepted.has(id))).toEqual([])
  })

  it('hold none whose verdicts were given to a wider rule', () => {
    const narrowed = table(language)
      .filter(([, , , , , , , , form]) => form === 'narrowed')
      .map(([id]) => id ?? '')
    const other = new Set(
      table(language)
        .filter(([, , , , judged, , , , form]) => Number(judged) > 0 && form !== 'narrowed')
        .map(([id]) => id ?? ''),
    )
    expect(narrowed.filter((id) => !other.has(id) && accepted.has(id))).toEqual([])
  })
})
