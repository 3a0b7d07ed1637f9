const TEXT = 'It is important to note that remote work has a significant impact on teams.'

/** A first call to paste into a terminal. */
export function curlLine(origin: string, key: string): string {
  return [
    `curl -s ${origin}/api/v1/humanize \\`,
    `  -H "Authorization: Bearer ${key}" \\`,
    '  -H "Content-Type: application/json" \\',
    `  -d '${JSON.stringify({ text: TEXT })}'`,
  ].join('\n')
}
