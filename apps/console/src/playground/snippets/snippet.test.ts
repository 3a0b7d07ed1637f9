import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pythonLiteral, snippet } from './snippet.ts'

const origin = 'https://redraft.example'
const body = fc.record({
  text: fc.string({ unit: 'binary' }),
  personal_terms: fc.array(
    fc.constantFrom("it's", '$HOME', '`id`', '"', '\\', '!', '\n', '%s', '*', '@x', "'\\''"),
    { maxLength: 5 },
  ),
})

/** What a shell hands to curl for each snippet: the argument after `--data-raw`. One shell for all, to be quick. */
function bodiesSeenByShell(snippets: readonly string[]): unknown[] {
  const script = ['curl() { for last; do :; done; printf "%s\\0" "$last"; }', ...snippets].join('\n')
  const output = execFileSync('sh', ['-c', script], { encoding: 'utf8', env: { REDRAFT_KEY: 'k' } })
  return output
    .split('\0')
    .slice(0, -1)
    .map((text): unknown => JSON.parse(text))
}

describe('snippet', () => {
  it('as curl, run through a shell, gives the body back', () => {
    const bodies = fc.sample(body, 60)
    const snippets = bodies.map((one) => snippet('curl', { origin, endpoint: 'humanize', body: one }))
    expect(bodiesSeenByShell(snippets)).toEqual(bodies)
  })

  it('as TypeScript holds the body as an expression that means it', () => {
    fc.assert(
      fc.property(body, (one) => {
        const code = snippet('typescript', { origin, endpoint: 'detect', body: one })
        const [, literal = ''] = /JSON\.stringify\((.*)\),\n\}\)\nconst answer/s.exec(code) ?? []
        expect(JSON.parse(literal)).toEqual(one)
      }),
    )
  })

  it('as Python names what JSON names differently, and escapes strings as JSON does', () => {
    const value = { yes: true, no: false, nothing: null, list: [1, 'a"\n'], empty: {}, left_out: undefined }
    expect(pythonLiteral(value)).toBe(
      '{\n    "yes": True,\n    "no": False,\n    "nothing": None,\n    "list": [\n        1,\n        "a\\"\\n",\n    ],\n    "empty": {},\n}',
    )
  })

  it.each(['curl', 'typescript', 'python'] as const)(
    'as %s names the address and never a key',
    (language) => {
      const code = snippet(language, { origin, endpoint: 'citation', body: { input: 'x' } })
      expect(code).toContain(`${origin}/api/v1/citation`)
      expect(code).toContain('REDRAFT_KEY')
      expect(code).not.toContain('rd_live_')
    },
  )
})
