import { expect, test } from 'vitest'
import { batchCalls } from './batch-calls.ts'

/** A statement that answers when it is told to; `statements` are the inputs of each, in the order of sending. */
function gated(fails: (inputs: readonly string[]) => Error | undefined = () => undefined) {
  const statements: (readonly string[])[] = []
  const gates: (() => void)[] = []
  const run = async (inputs: readonly string[]): Promise<string[]> => {
    statements.push(inputs)
    await new Promise<void>((resolve) => gates.push(resolve))
    const error = fails(inputs)
    if (error) throw error
    return inputs.map((input) => input.toUpperCase())
  }
  /** Lets the oldest statement under way end, and what follows from that begin. */
  const endOne = async (): Promise<void> => {
    gates.shift()?.()
    await turn()
  }
  return { run, statements, endOne }
}
const turn = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve))
}
const lost = () => Object.assign(new Error('gone'), { code: 'ECONNRESET' })

test('calls made while the statements are under way go together in the next one, and each gets its own answer', async () => {
  const { run, statements, endOne } = gated()
  const call = batchCalls({ run, lanes: 2, maxCalls: 3 })
  const answers = [call('a'), call('b')]
  await turn()
  answers.push(call('c'))
  await turn()
  answers.push(...['d', 'e', 'f', 'g'].map(call))
  await turn()
  expect(statements).toEqual([['a', 'b'], ['c']])
  for (let i = 0; i < 4; i++) await endOne()
  expect(statements).toEqual([['a', 'b'], ['c'], ['d', 'e', 'f'], ['g']])
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
})

test('a statement that fails is repeated call by call: one bad call fails alone', async () => {
  const { run, statements, endOne } = gated((inputs) =>
    inputs.includes('bad') ? new Error('invalid') : undefined,
  )
  const call = batchCalls({ run })
  const answers = Promise.allSettled(['a', 'bad', 'b'].map(call))
  await turn()
  for (let i = 0; i < 4; i++) await endOne()
  expect(statements).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']])
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a lost connection rejects every call of the statement, repeats none, and leaves the next ones alone', async () => {
  const { run, statements, endOne } = gated((inputs) => (inputs.includes('a') ? lost() : undefined))
  const call = batchCalls({ run, lanes: 1 })
  const first = Promise.allSettled(['a', 'b'].map(call))
  await turn()
  const next = call('c')
  await endOne()
  await endOne()
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await next).toBe('C')
  expect(statements).toEqual([['a', 'b'], ['c']])
})

test('owners take turns: one call waits for no more than one of each other owner', async () => {
  const { run, statements, endOne } = gated()
  const call = batchCalls({ run, lanes: 1, maxCalls: 2, ownerOf: (input: string) => input.slice(0, 1) })
  const answers = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map(call)
  await turn()
  for (let i = 0; i < 3; i++) await endOne()
  await Promise.all(answers)
  expect(statements).toEqual([
    ['a1', 'b1'],
    ['c1', 'a2'],
    ['a3', 'a4'],
  ])
})
