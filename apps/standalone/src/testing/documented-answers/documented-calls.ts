/** A call that a Markdown file shows as a curl line, above the answer it shows. */
export interface DocumentedCall {
  readonly method: 'GET' | 'POST'
  /** Below `/api/v1`. */
  readonly path: string
  readonly body: string | undefined
}

const SHOWN = /```bash\ncurl -s \S+?\/api\/v1(\/\S+)([^`]*?)\n```\n```json\n[\s\S]*?\n```/g

function callOf([, path = '', options = '']: readonly (string | undefined)[]): DocumentedCall {
  const body = /-d '([^']*)'/.exec(options)?.[1]
  return { method: body === undefined ? 'GET' : 'POST', path, body }
}

/** The calls of a file, in its order. */
export function documentedCalls(markdown: string): DocumentedCall[] {
  return [...markdown.matchAll(SHOWN)].map(callOf)
}

/** The file with other answers under its calls, one for each in their order. */
export function withAnswers(markdown: string, answers: readonly string[]): string {
  let at = 0
  return markdown.replace(SHOWN, (shown) =>
    shown.replace(/```json\n[\s\S]*?\n```$/, () => `\`\`\`json\n${answers[at++] ?? ''}\n\`\`\``),
  )
}
