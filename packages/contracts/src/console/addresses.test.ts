import { expect, test } from 'vitest'
import { isConsoleAddress } from './addresses.ts'

test.each(['/', '/keys', '/KEYS/', '/playground', '/playground/detect', '/sign-in'])(
  '%s is a page',
  (path) => {
    expect(isConsoleAddress(path)).toBe(true)
  },
)

test.each(['/nope', '/keys/nope', '/playground/nope', '/playground/x/detect', '/constructor', ''])(
  '"%s" is none',
  (path) => {
    expect(isConsoleAddress(path)).toBe(false)
  },
)
