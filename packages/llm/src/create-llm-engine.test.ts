import type { TransformEngine, TransformTask } from '@redraft/contracts'
import { expect, test } from 'vitest'
import type { ChatAnswer, ChatClient, ChatMessage } from './client/chat-client.ts'
import { ChatError } from './client/chat-error.ts'
import { COMPUTE_HERE } from './compute/llm-step.ts'
import { createLlmEngine } from './create-llm-engine.ts'
import type { LlmSettings } from './settings.ts'

const SOURCE =
  'It is important to note that the committee must publish its report by 12 May [3]. Moreover, Dr. Ann Rivers may appeal against the decision within 30 days.'
const GOOD =
  'The committee must publish its report by 12 May [[P1]]. Dr. Ann Rivers may also appeal against the decision within 30 days.'
const SECOND =
  'Many towns plant trees along their streets. They keep the air cool and clean in the hot months of summer.'
const SECOND_GOOD =
  'Trees are planted by many towns along their streets. In the hot months of summer they keep the air clean and cool.'

type Reply = string | Error | ((messages: readonly ChatMessage[]) => string)

/** A model that answers in turn; a review is answered by itself, unless `reviews` says otherwise. */
function scripted(replies: readonly Reply[], reviews = 'meaning: kept\nworse: 0') {
  const asked: (readonly ChatMessage[])[] = []
  let next = 0
  const client: ChatClient = {
    model: 'toy',
    async complete({ messages }): Promise<ChatAnswer> {
      const tokens = { in: 10, out: 5 }
      const isReview = messages.at(-1)?.content.startsWith('<source>') === true
      if (isReview) return { content: reviews, isWhole: true, tokens }
      asked.push(messages)
      const reply = replies[Math.min(next++, replies.length - 1)] ?? ''
      if (reply instanceof Error) throw reply
      return { content: typeof reply === 'string' ? reply : reply(messages), isWhole: true, tokens }
    },
  }
  return { client, asked }
}

/** Stands for the local engine: its mark shows which text it was given. */
const local: TransformEngine = {
  transform: async ({ text }) => ({ output: `${text}~`, changes: [], warnings: [], engine: 'local@0' }),
}

const task = (text: string): TransformTask => ({
  text,
  language: 'en',
  goal: { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 5 },
  personalTerms: [],
})

function run(text: string, replies: readonly Reply[], settings: Partial<LlmSettings> = {}, reviews?: string) {
  const { client, asked } = scripted(replies, reviews)
  const engine = createLlmEngine({ client, local, settings: { samples: 1, ...settings } })
  const limits = { signal: new AbortController().signal, deadline: performance.now() + 600_000 }
  return engine.transform(task(text), limits).then((outcome) => ({ outcome, asked }))
}

test('a good answer comes back with what was hidden from the model, and a change for each sentence', async () => {
  const { outcome, asked } = await run(SOURCE, [`<text>${GOOD}</text>`])
  expect(outcome.output).toBe(GOOD.replace('[[P1]]', '[3]'))
  expect(outcome.engine).toBe('llm@0.1.0:toy')
  expect(outcome.changes.map(({ kind }) => kind)).toEqual(['rephrased', 'rephrased'])
  expect(asked[0]?.at(-1)).toEqual({
    role: 'user',
    content: expect.stringMatching(/^<text>It is[\s\S]*<\/text>$/),
  })
  expect(JSON.stringify(asked)).not.toContain('[3]')
  expect(outcome.modelUse).toMatchObject({ calls: 2, tokensIn: 20, repairs: 0, fallbacks: {} })
})

test('an answer that lost something is asked for again, with what was lost', async () => {
  const { outcome, asked } = await run(SOURCE, [GOOD.replace(' [[P1]]', ''), GOOD])
  expect(outcome.output).toBe(GOOD.replace('[[P1]]', '[3]'))
  expect(asked[1]?.[0]?.content).toContain('The placeholder [[P1]] is missing.')
  expect(asked[1]?.at(-1)).toEqual(asked[0]?.at(-1))
  expect(outcome.modelUse).toMatchObject({ repairs: 1, rejections: { placeholder_lost: 1 } })
})

test('a paragraph that the model cannot write soundly is left to the local engine, the others are not', async () => {
  const isSecond = (messages: readonly ChatMessage[]) => messages.at(-1)?.content.includes('towns') === true
  const reply = (messages: readonly ChatMessage[]) => (isSecond(messages) ? SECOND_GOOD : 'No.')
  const { outcome } = await run(`${SOURCE}\n\n${SECOND}`, [reply])
  expect(outcome.output).toBe(`${SOURCE}~\n\n${SECOND_GOOD}`)
  expect(outcome.engine).toBe('llm@0.1.0:toy, local@0')
  expect(outcome.warnings).toEqual([{ code: 'model_answers_rejected', values: { paragraphs: '1' } }])
})

test('an endpoint that is down leaves the whole text to the local engine, and says so', async () => {
  const { outcome } = await run(SOURCE, [new ChatError('refused')])
  expect(outcome).toMatchObject({ output: `${SOURCE}~`, engine: 'local@0' })
  expect(outcome.warnings).toEqual([{ code: 'model_unreachable', values: { paragraphs: '1' } }])
})

test('a rewrite whose meaning changed at a second look is not taken', async () => {
  const { outcome } = await run(SOURCE, [GOOD], {}, 'meaning: changed\nworse: 0')
  expect(outcome.output).toBe(`${SOURCE}~`)
  expect(outcome.modelUse?.rejections).toEqual({ review: 2 })
})

test("a text without a paragraph for the model is the local engine's alone", async () => {
  const { outcome, asked } = await run('# Title\n\n- short item', [GOOD])
  expect(outcome).toEqual({
    output: '# Title\n\n- short item~',
    changes: [],
    warnings: [],
    engine: 'local@0',
  })
  expect(asked).toEqual([])
})

test('what is repaired in a sound answer is looked at again as it will be returned', async () => {
  const looked: string[] = []
  const { client } = scripted([GOOD.replace('against the', 'against the the')])
  const watched: ChatClient = {
    ...client,
    complete(request, signal) {
      const last = request.messages.at(-1)?.content ?? ''
      if (last.startsWith('<source>')) looked.push(last)
      return client.complete(request, signal)
    },
  }
  const engine = createLlmEngine({ client: watched, local, settings: { samples: 1 } })
  const limits = { signal: new AbortController().signal, deadline: performance.now() + 600_000 }
  const { output } = await engine.transform(task(SOURCE), limits)
  expect(output).toBe(GOOD.replace('[[P1]]', '[3]'))
  expect(looked.at(-1)).toContain(`<rewrite>${GOOD}</rewrite>`)
})

test('nothing is computed where requests are awaited: splitting, verifying, repairing and assembling are steps', async () => {
  const steps: string[] = []
  const noting = <Name extends keyof typeof COMPUTE_HERE>(name: Name): (typeof COMPUTE_HERE)[Name] =>
    ((...given: never[]) => {
      steps.push(name)
      return (COMPUTE_HERE[name] as (...args: never[]) => unknown)(...given)
    }) as (typeof COMPUTE_HERE)[Name]
  const compute = {
    split: noting('split'),
    judge: noting('judge'),
    mend: noting('mend'),
    assemble: noting('assemble'),
  }
  const { client } = scripted([GOOD])
  const engine = createLlmEngine({ client, local, compute, settings: { samples: 1 } })
  const limits = { signal: new AbortController().signal, deadline: performance.now() + 600_000 }
  await engine.transform(task(SOURCE), limits)
  expect(steps).toEqual(['split', 'judge', 'mend', 'assemble'])
})

test('while every call to the model hangs, no more run than are allowed, and texts for the local engine are answered', async () => {
  let running = 0
  const client: ChatClient = {
    model: 'hangs',
    complete: (_, signal) => {
      running += 1
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  }
  const engine = createLlmEngine({ client, local, settings: { samples: 2, concurrency: 3 } })
  const gone = new AbortController()
  const limits = { signal: gone.signal, deadline: performance.now() + 600_000 }
  const hanging = Promise.allSettled(Array.from({ length: 20 }, () => engine.transform(task(SECOND), limits)))
  const { output } = await engine.transform(task('- short item'), limits)
  expect([output, running]).toEqual(['- short item~', 3])
  gone.abort()
  expect((await hanging).every(({ status }) => status === 'rejected')).toBe(true)
})
