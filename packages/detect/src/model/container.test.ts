import { expect, test } from 'vitest'
import { decodeModelFile, encodeModelFile } from './container.ts'

const sections = new Map([
  ['one', Uint8Array.of(1, 2, 3)],
  ['two', Uint8Array.of(250)],
])
const bytes = encodeModelFile({ answer: 42 }, sections)

test('a model file comes back as it was written', () => {
  const file = decodeModelFile(bytes)
  expect(file.header).toEqual({ answer: 42 })
  expect([...file.sections]).toEqual([...sections])
})

test('one flipped bit anywhere is refused', () => {
  for (let index = 0; index < bytes.length; index++) {
    const damaged = Uint8Array.from(bytes)
    damaged[index] = (damaged[index] ?? 0) ^ 1
    expect(() => decodeModelFile(damaged), `byte ${index}`).toThrow()
  }
})

test('a cut or empty file is refused', () => {
  expect(() => decodeModelFile(bytes.subarray(0, bytes.length - 1))).toThrow('checksum')
  expect(() => decodeModelFile(new Uint8Array(0))).toThrow('not a detection model')
})
