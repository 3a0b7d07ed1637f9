import type { DetectResponse } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { type ScanTask, scanDocument } from './scan-document.ts'
import type { Chunk } from './split-document.ts'

const ANSWER = { status: 'succeeded' } as DetectResponse
const chunks: Chunk[] = ['a', 'b', 'c'].map((text, index) => ({ text, start: index, words: 1 }))

/** A task that keeps a record of what it was asked; `fails` lists the sends that throw, from 0. */
function task(fails: readonly number[], more: Partial<ScanTask> = {}) {
  const sent: string[] = []
  const waits: number[] = []
  const progress: number[] = []
  const record: ScanTask = {
    chunks,
    send: async (chunk, key) => {
      sent.push(`${chunk.text}${key}`)
      if (fails.includes(sent.length - 1)) throw new Error('unavailable')
      return ANSWER
    },
    retryAfter: () => 2,
    stops: () => false,
    wait: async (seconds) => void waits.push(seconds),
    keyOf: (chunk) => `${chunk.start}`,
    onProgress: (done) => void progress.push(done),
    signal: new AbortController().signal,
    ...more,
  }
  return { record, sent, waits, progress }
}

describe('scanDocument', () => {
  it('sends every part once, under a key of its own', async () => {
    const { record, sent, progress } = task([])
    const { scanned, failed } = await scanDocument(record)
    expect(sent).toEqual(['a0', 'b1', 'c2'])
    expect([scanned.length, failed.length]).toEqual([3, 0])
    expect(progress).toEqual([1, 2, 3])
  })

  it('repeats a failed part once under the same key, after the wait asked for', async () => {
    const { record, sent, waits } = task([1])
    expect((await scanDocument(record)).failed).toEqual([])
    expect(sent).toEqual(['a0', 'b1', 'b1', 'c2'])
    expect(waits).toEqual([2])
  })

  it('lists a part that fails twice, and scans the others', async () => {
    const { record, sent } = task([1, 2])
    const { scanned, failed } = await scanDocument(record)
    expect(sent).toEqual(['a0', 'b1', 'b1', 'c2'])
    expect(scanned.map(({ chunk }) => chunk.text)).toEqual(['a', 'c'])
    expect(failed.map(({ chunk }) => chunk.text)).toEqual(['b'])
  })

  it('does not repeat what a repeat cannot help', async () => {
    const { record, sent } = task([0], { retryAfter: () => undefined })
    expect((await scanDocument(record)).failed).toHaveLength(1)
    expect(sent).toEqual(['a0', 'b1', 'c2'])
  })

  it('sends nothing more after a failure that stops all, and lists every part left out', async () => {
    const { record, sent } = task([1], { retryAfter: () => undefined, stops: () => true })
    const { scanned, failed } = await scanDocument(record)
    expect(sent).toEqual(['a0', 'b1'])
    expect([scanned.length, failed.map(({ chunk }) => chunk.text)]).toEqual([1, ['b', 'c']])
  })

  it('sends nothing more after an abort, and keeps what was scanned', async () => {
    const controller = new AbortController()
    const { record, sent } = task([], {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    })
    expect((await scanDocument(record)).scanned).toHaveLength(1)
    expect(sent).toEqual(['a0'])
  })
})
