import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateKey, hashKey, isWellFormedKey, SHOWN_CHARACTERS } from './key-format.ts'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

test('a key is rd_live_ with 36 base62 characters, well-formed, and never the same twice', () => {
  const keys = Array.from({ length: 1_000 }, generateKey)
  for (const key of keys) {
    expect(key).toMatch(/^rd_live_[0-9A-Za-z]{36}$/)
    expect(isWellFormedKey(key)).toBe(true)
  }
  expect(new Set(keys).size).toBe(keys.length)
})

test('the checksum tells any single changed character', () => {
  const change = fc.record({ at: fc.nat(43), to: fc.constantFrom(...ALPHABET, '_', '-', ' ', 'é') })
  fc.assert(
    fc.property(change, ({ at, to }) => {
      const key = generateKey()
      fc.pre(key[at] !== to)
      expect(isWellFormedKey(key.slice(0, at) + to + key.slice(at + 1))).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

test('the checksum tells two neighbours that changed places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 42 }), (at) => {
      const key = generateKey()
      fc.pre(key[at] !== key[at + 1])
      const swapped = key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2)
      expect(isWellFormedKey(swapped)).toBe(false)
    }),
  )
})

test('nothing but the exact form is well-formed, whatever the string', () => {
  const key = generateKey()
  for (const value of [
    '',
    key.slice(1),
    key.slice(0, -1),
    `${key}0`,
    ` ${key}`,
    `${key}\n`,
    key.toUpperCase(),
  ]) {
    expect(isWellFormedKey(value)).toBe(false)
  }
  fc.assert(fc.property(fc.string(), (value) => !isWellFormedKey(value)))
})

test('the hash is SHA-256, and what people are shown does not come near the secret', () => {
  const key = generateKey()
  expect(hashKey(key)).toEqual(createHash('sha256').update(key, 'utf8').digest())
  expect(SHOWN_CHARACTERS).toBe(12)
})
