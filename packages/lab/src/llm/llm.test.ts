import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type GoalName, type Passage, readPassages } from './eval/passages.ts'
import { createPassageRunner } from './eval/run-passage.ts'
import { summariseRuns } from './eval/summarise-runs.ts'
import { writeMissing, writePacked } from './eval/write-results.ts'
import { answersOf, keyOf, readAnswers, readPacked } from './replay/answers.ts'

const file = (name: string): string => new URL(`../../llm/${name}`, import.meta.url).pathname
/** The languages with answers. */
const ANSWERED = ['en', 'zh_TW'] as const
const passages = ANSWERED.flatMap((language) => readPassages(file(`passages/${language}.jsonl`)))
const packed = ANSWERED.flatMap((language) => readPacked(file(`answers/${language}.jsonl`)))
const folder = mkdtempSync(join(tmpdir(), 'llm-answers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Short, with citations, an address and numbers among them. */
const REPLAYED: readonly (readonly [id: string, goal: GoalName])[] = [
  ['en-own-1', 'humanize'],
  ['en-own-2', 'rewrite'],
  ['en-0895', 'paraphrase'],
  ['en-0803', 'rewrite'],
  ['zh_TW-own-1', 'humanize'],
]

function passageOf(id: string): Passage {
  const found = passages.find((each) => each.id === id)
  if (found === undefined) throw new RangeError(`no passage ${id}`)
  return found
}

test.each(REPLAYED)(
  'what a model answered for %s (%s) still belongs to the prompts, and is taken',
  async (id, goal) => {
    const run = await createPassageRunner(answersOf(packed)).run(passageOf(id), goal)
    const rewrites = run.asked.filter(({ kind }) => kind === 'rewrite')
    expect(rewrites.every(({ isWritten }) => isWritten)).toBe(true)
    expect(run.fellBack).toBe(0)
    expect(run.output).not.toBe(run.passage.text)
    for (const protectedText of run.passage.text.match(/\[\d[^\]]*\]|https:\S+[^\s,.]|\d+(?:[.,]\d+)*/g) ??
      [])
      expect(run.output).toContain(protectedText)
  },
)

test('an answer that says something else falls back, and is listed with what was wrong', async () => {
  const wrong = packed.map((each) => ({
    ...each,
    answers: each.answers.map((answer) => answer.replaceAll('must', 'might').replaceAll('412', '421')),
  }))
  const run = await createPassageRunner(answersOf(wrong)).run(passageOf('en-own-2'), 'rewrite')
  expect(run.fellBack).toBe(1)
  expect(run.refusals.length).toBeGreaterThanOrEqual(2)
  expect(run.refusals.every(({ faults }) => faults.length > 0)).toBe(true)
})

test('a prompt that nobody answered is recorded under the hash of its messages, and its answer is played next', async () => {
  const passage = passageOf('en-0130')
  const first = await createPassageRunner(readAnswers(folder)).run(passage, 'humanize')
  expect(first.fellBack).toBe(1)
  expect(summariseRuns([first], () => 0.5)).toMatchObject({ unwritten: 1, fellBack: 1 })
  writeMissing([first], folder)
  const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.json'))
  const { key, messages } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  expect(name).toBe(`${keyOf(messages)}.json`)
  expect(packed.find((each) => each.key === key)).toMatchObject({ passage: passage.id, goal: 'humanize' })

  const again = await createPassageRunner(answersOf(packed)).run(passage, 'humanize')
  expect(again.fellBack).toBe(0)
  writePacked([again], join(folder, 'answers.jsonl'))
  const replayed = await createPassageRunner(readAnswers(join(folder, 'answers.jsonl'))).run(
    passage,
    'humanize',
  )
  expect(replayed.output).toBe(again.output)
})
