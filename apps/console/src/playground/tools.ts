import type { JobEndpoint } from '@redraft/contracts'

/** The tools in the order of the page; each is an endpoint of the API. */
export const TOOLS = [
  'humanize',
  'paraphrase',
  'rewrite',
  'detect',
  'citation',
  'bibliography',
] as const satisfies readonly JobEndpoint[]

/** The tool that an address such as `/playground/detect` names; `none` without a name, undefined for a wrong one. */
export function toolOf(pathname: string): JobEndpoint | 'none' | undefined {
  const [, name, ...more] = pathname.toLowerCase().split('/').filter(Boolean)
  if (name === undefined) return 'none'
  return more.length > 0 ? undefined : TOOLS.find((tool) => tool === name)
}
