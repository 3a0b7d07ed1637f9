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

/** The tool that an address such as `/playground/detect` names; the first for any other. */
export function toolOf(pathname: string): JobEndpoint | undefined {
  const name = pathname.split('/').filter(Boolean).at(-1)
  return TOOLS.find((tool) => tool === name)
}
