const SAMPLE =
  'It is important to note that artificial intelligence plays a crucial role in the modern world. Moreover, many companies are leveraging it in order to streamline their operations.'

const CONSOLE = {
  open: (url: string) => [`Console: ${url}    (sign up there: keys, usage, playground)`],
  invite: (url: string) => [
    `Console: ${url}    (SIGNUP=invite: make the first owner with`,
    '  npm run admin -- workspace:create --name NAME --owner-email EMAIL --owner-password-stdin)',
  ],
  off: () => [],
}

/** What the terminal shows once everything is ready. */
export function banner({
  baseUrl,
  key,
  console,
}: {
  baseUrl: string
  /** The demo key, at the first start. */
  key: string | undefined
  /** Whether there is a console, and who may sign up. */
  console: keyof typeof CONSOLE
}): string {
  const shown = key ?? 'YOUR_KEY'
  const lines = [
    '',
    `Redraft is ready: ${baseUrl}    reference: ${baseUrl}/docs`,
    ...CONSOLE[console](baseUrl),
  ]
  if (key === undefined) {
    lines.push('', 'The demo key was shown at the first start. To make another one:')
    lines.push(
      '  npm run admin -- workspace:list',
      '  npm run admin -- key:create --workspace ID --name NAME',
    )
  } else {
    lines.push('', `Demo key (shown only now, copy it): ${key}`)
  }
  lines.push(
    '',
    'Try it:',
    `  curl -s ${baseUrl}/api/v1/humanize -H 'Authorization: Bearer ${shown}' \\`,
    `    -H 'Content-Type: application/json' \\`,
    `    -d '${JSON.stringify({ text: SAMPLE })}'`,
    '',
    'More: npm run demo. Ctrl-C stops everything; the data stays.',
  )
  return lines.join('\n')
}
