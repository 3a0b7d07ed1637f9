import { expect, test } from 'vitest'
import { waitFor } from './wait-for.ts'

test('it returns the first truthy value, whatever the condition threw before', async () => {
  let calls = 0
  const condition = () => {
    calls += 1
    if (calls === 1) throw new Error('not yet')
    return calls === 3 ? 'there' : undefined
  }
  expect(await waitFor(condition, { timeoutMs: 5_000, what: 'it' })).toBe('there')
})

test('when the time is over it names what it waited for, and the last error', async () => {
  const cause = new Error('still broken')
  const attempt = waitFor(() => Promise.reject(cause), { timeoutMs: 1, what: 'the moon' })
  await expect(attempt).rejects.toMatchObject({ message: 'Waited 1 ms in vain for the moon', cause })
})

test('while there is progress it goes on, however long that takes', async () => {
  let polls = 0
  const condition = () => ++polls === 12
  await waitFor(condition, { timeoutMs: 40, what: 'the twelfth poll', progress: () => polls })
  polls = 0
  await expect(waitFor(condition, { timeoutMs: 40, what: 'the twelfth poll' })).rejects.toThrow('in vain')
})
