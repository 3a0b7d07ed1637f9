import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test('signing in leads back to the page that was asked for', () => {
  expect(safePath('/usage?status=failed')).toBe('/usage?status=failed')
})

test.each([null, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'signing in never leads to another site: %s',
  (next) => {
    expect(safePath(next)).toBe('/overview')
  },
)
