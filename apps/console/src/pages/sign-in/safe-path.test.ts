import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

const CONSOLE = 'https://console.example'

test.each(['/usage?status=failed', '/invitation?token=rd_invite_0', '/settings?section=members#invite'])(
  'signing in leads back to the page that was asked for: %s',
  (next) => {
    expect(safePath(next)).toBe(next)
  },
)

test.each([
  ...[null, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'],
  ...['/\t/evil.example', '/\n/evil.example', '\t//evil.example', '/.//evil.example', '/a/..//evil.example'],
  ...['/\r\\evil.example', '//', '///evil.example', '/%2e//evil.example', '//[', '/\t/['],
])('signing in never leads to another site: %j', (next) => {
  expect(safePath(next)).toBe('/overview')
})

/** What browsers treat in ways of their own: what they strip, what they take for a slash, what goes up a folder. */
const PIECE = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '\t',
    '\n',
    '\r',
    ' ',
    '\0',
    '.',
    '..',
    '%2e',
    '%2f',
    '%09',
    '@',
    ':',
    '?',
    '#',
    '[',
    ']',
  ],
  ...[
    'evil.example',
    'http:',
    'https:',
    'javascript:',
    'data:',
    'user:pass',
    '\u3002',
    '\uff0f',
    '\u200b',
    'usage',
  ],
)
const HOSTILE = fc.oneof(
  fc.array(PIECE, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string(),
)

test('whatever is asked for, a browser stays on the console and can go there', () => {
  fc.assert(
    fc.property(HOSTILE, fc.constantFrom('', '/'), (next, start) => {
      const path = safePath(start + next)
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, CONSOLE).origin).toBe(CONSOLE)
      expect(new URL(path, `${CONSOLE}/sign-in?next=x`).pathname).not.toMatch(/^\/\//)
      expect(safePath(path)).toBe(path)
    }),
    { numRuns: 2_000 },
  )
})
