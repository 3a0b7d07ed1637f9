import { expect, test } from 'vitest'
import { Admission } from './admission.ts'
import { Overload } from './overload.ts'

/** An overload of a gateway with two hundred places, and a way to take and free them. */
function watched() {
  const admission = new Admission(200)
  const leave: (() => void)[] = []
  const enter = (count: number): void => {
    for (let i = 0; i < count; i++) void admission.during(() => new Promise<void>((done) => leave.push(done)))
  }
  const end = async (count: number): Promise<void> => {
    for (const done of leave.splice(0, count)) done()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { admission, overload: new Overload(admission), enter, end }
}

test('a late event loop alone is a busy machine, and many calls alone are waited for', () => {
  const { overload, enter } = watched()
  overload.sample(5_000)
  expect(overload.active).toBe(false)
  enter(99)
  overload.sample(5_000)
  expect(overload.active).toBe(false)
  enter(101)
  overload.sample(0)
  expect(overload.active).toBe(false)
  overload.sample(100)
  expect(overload.active).toBe(true)
})

test('an overload lasts while calls are many, even when the loop is on time again, and ends at once when they are few', async () => {
  const { overload, enter, end } = watched()
  enter(100)
  overload.sample(100)
  overload.sample(0)
  expect(overload.active).toBe(true)
  await end(20)
  expect(overload.active).toBe(true)
  await end(1)
  expect(overload.active).toBe(false)
})

test('a gateway with a small ceiling refuses by that alone', () => {
  const admission = new Admission(2)
  const overload = new Overload(admission)
  for (let i = 0; i < 3; i++) void admission.during(() => new Promise(() => undefined))
  overload.sample(5_000)
  expect(admission.isFull).toBe(true)
  expect(overload.active).toBe(false)
})

test('a call counts from its entry to its end, also when it fails', async () => {
  const { admission } = watched()
  const failing = admission.during(() => Promise.reject(new Error('failed')))
  expect(admission.inFlight).toBe(1)
  await expect(failing).rejects.toThrow('failed')
  expect(admission.inFlight).toBe(0)
})
