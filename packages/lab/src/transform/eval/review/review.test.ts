import type { TransformTask } from '@redraft/contracts'
import { createTransformEngine, type Edit } from '@redraft/transform'
import { describe, expect, test } from 'vitest'
import { sampleEdits } from './sample-edits.ts'
import { summariseSheet, writeSheet } from './sheet.ts'

const TEXT =
  'It is important to note that a wide range of people utilize the library. In order to read, they are able to borrow books.'
const rows = Array.from({ length: 8 }, (_, index) => ({
  id: `r${index}`,
  lang: 'en' as const,
  text: TEXT,
  protected: [],
}))
const sample = (seed: number) => {
  let latest: readonly Edit[] = []
  const engine = createTransformEngine({
    onEdits: (edits) => {
      latest = edits
    },
  })
  const editsOf = (task: TransformTask) => {
    engine.transform(task)
    return latest
  }
  return sampleEdits({ editsOf, rows, language: 'en', count: 6, seed })
}

describe('a review sheet', () => {
  test('shows each edit in its place, before and after, and is the same for a seed', () => {
    const items = sample(3)
    expect(items.length).toBe(6)
    for (const item of items) {
      expect(item.contextBefore).toContain(`⟦${item.before}⟧`)
      expect(item.contextAfter).toContain(`⟦${item.after}⟧`)
    }
    expect(sample(3)).toEqual(items)
  })

  test('is counted only when every line is judged', () => {
    const sheet = writeSheet(sample(1))
    expect(() => summariseSheet(sheet)).toThrow('line 2 has no verdict')
    const judged = sheet
      .replace(/\n$/, '')
      .split('\n')
      .map((line, index) =>
        index === 0 ? line : line.replace(/\t\t$/, index === 1 ? '\tclumsy\techo' : '\tright\t'),
      )
      .join('\n')
    expect(summariseSheet(judged).counts).toEqual({ right: 5, clumsy: 1, wrong: 0 })
  })
})
