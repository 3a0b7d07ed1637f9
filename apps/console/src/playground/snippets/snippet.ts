import type { JobEndpoint } from '@redraft/contracts'

/** A call of the API to be shown as code. */
export interface Call {
  /** Origin of the service, such as `https://redraft.example`. */
  readonly origin: string
  readonly endpoint: JobEndpoint
  readonly body: object
}

export const SNIPPET_LANGUAGES = ['curl', 'typescript', 'python'] as const
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number]

const urlOf = ({ origin, endpoint }: Call): string => `${origin}/api/v1/${endpoint}`

/** In single quotes a POSIX shell takes everything as it stands but the quote itself. */
const shellQuote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

function curl(call: Call): string {
  return [
    `curl -s ${shellQuote(urlOf(call))}`,
    '-H "Authorization: Bearer $REDRAFT_KEY"',
    "-H 'Content-Type: application/json'",
    `--data-raw ${shellQuote(JSON.stringify(call.body, null, 2))}`,
  ].join(' \\\n  ')
}

/** JSON is a subset of ECMAScript, so the body stands in the code as it is. */
function typescript(call: Call): string {
  return `const response = await fetch(${JSON.stringify(urlOf(call))}, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.REDRAFT_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${indent(JSON.stringify(call.body, null, 2), '  ')}),
})
const answer = await response.json()
if (!response.ok) throw new Error(\`\${answer.code}: \${answer.message}\`)
console.log(answer)`
}

const CONSTANTS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
])

/** A JSON value as a Python literal: strings and numbers are written alike in both. */
export function pythonLiteral(value: unknown, margin = ''): string {
  const inner = `${margin}    `
  const block = (open: string, lines: readonly string[], close: string) =>
    lines.length === 0
      ? open + close
      : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${margin}${close}`
  if (Array.isArray(value))
    return block(
      '[',
      value.map((item) => pythonLiteral(item, inner)),
      ']',
    )
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined)
    const lines = entries.map(([key, item]) => `${JSON.stringify(key)}: ${pythonLiteral(item, inner)}`)
    return block('{', lines, '}')
  }
  return CONSTANTS.get(value) ?? JSON.stringify(value)
}

function python(call: Call): string {
  return `import os
import requests

response = requests.post(
    ${JSON.stringify(urlOf(call))},
    headers={"Authorization": f"Bearer {os.environ['REDRAFT_KEY']}"},
    json=${pythonLiteral(call.body, '    ')},
    timeout=60,
)
response.raise_for_status()
print(response.json())`
}

const WRITERS = { curl, typescript, python } as const satisfies Record<
  SnippetLanguage,
  (call: Call) => string
>

/** The call as code to paste; the key is read from the environment variable `REDRAFT_KEY`. */
export function snippet(language: SnippetLanguage, call: Call): string {
  return WRITERS[language](call)
}
