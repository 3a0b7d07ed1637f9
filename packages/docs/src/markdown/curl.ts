import type { HttpMethod } from '@redraft/contracts/openapi'

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

export interface CurlCall {
  readonly url: string
  readonly method: HttpMethod
  readonly authenticated: boolean
  readonly body?: unknown
}

/** A curl line to paste into a POSIX shell where `REDRAFT_KEY` holds the key. */
export function curlCommand({ url, method, authenticated, body }: CurlCall): string {
  const lines = [`curl -s ${method === 'delete' ? '-X DELETE ' : ''}${url}`]
  if (authenticated) lines.push(`-H "Authorization: Bearer $REDRAFT_KEY"`)
  if (body !== undefined)
    lines.push(`-H "Content-Type: application/json"`, `-d ${quote(JSON.stringify(body, null, 2))}`)
  return lines.join(' \\\n  ')
}
