/** What stands in code: fenced blocks of the shell without their continuation marks, and code spans. */
function codeOf(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```bash\n(.*?)^```/gms)].map(([, code = '']) => code)
  const prose = markdown.replace(/^```.*?^```/gms, '')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return [...blocks, ...spans].map((code) => code.replaceAll('\\\n', ' '))
}

/**
 * The commands that a text names, each once: npm scripts and npm's own commands by name, also those in code that are
 * named alone (`train:detect`), and scripts that are run with node by path. Comments of the shell are left out.
 */
export function commandsOf(markdown: string, scripts: readonly string[]): string[] {
  const code = codeOf(markdown).map((one) => one.replace(/#.*$/gm, ''))
  const named = code.flatMap((one) => [
    ...[...one.matchAll(/\bnpm (?:run )?(?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name),
    ...[...one.matchAll(/\bnode (\S+)/g)].map(([, script = '']) => `node ${script}`),
    ...(one.includes(':') && scripts.includes(one) ? [one] : []),
  ])
  return [...new Set(named)].sort()
}
