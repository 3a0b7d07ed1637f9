import { once } from 'node:events'
import { type UsageEntry, type UsageFilters, usageFilters } from '@redraft/contracts/console'
import { type CoreContext, searchUsage } from '@redraft/core'
import type { RequestHandler, Response } from 'express'
import type { ConsoleDeps } from '../console-deps.ts'
import { parseInput } from '../input.ts'
import { workspaceOf } from '../visit.ts'

const COLUMNS = [
  ...(['id', 'created_at', 'endpoint', 'status', 'http_status', 'words', 'duration_ms'] as const),
  ...(['key_id', 'key_name', 'client_request_id'] as const),
] satisfies readonly (keyof UsageEntry)[]
const PAGE = 1_000

/**
 * One field. Spreadsheets run what begins with these characters as a formula (OWASP, CSV Injection): an apostrophe
 * before it makes it text.
 */
export function csvField(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const csvLine = (fields: readonly (string | number | null)[]): string =>
  `${fields.map(csvField).join(',')}\r\n`

/** Pages of the log as CSV, each read when the one before was taken. */
async function* csvPages(ctx: CoreContext, scope: UsageFilters & { workspaceId: string }) {
  yield csvLine(COLUMNS)
  let after: string | undefined
  do {
    const entries = await searchUsage({ ctx, input: { ...scope, after, limit: PAGE } })
    yield entries.map((entry) => csvLine(COLUMNS.map((column) => entry[column]))).join('')
    after = entries.length < PAGE ? undefined : entries.at(-1)?.id
  } while (after !== undefined)
}

/** Waits until the client has taken what was written; false when it went away. */
async function written(res: Response, chunk: string): Promise<boolean> {
  if (res.write(chunk) || res.destroyed) return !res.destroyed
  await Promise.race([once(res, 'drain'), once(res, 'close')])
  return !res.destroyed
}

/** `GET /workspaces/:w/usage.csv`: as long as it may be, a page of it is in memory at a time. */
export function exportUsage({ gateway: { ctx, usage } }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    const scope = { ...parseInput(usageFilters, req.query), workspaceId: workspaceOf(res) }
    await usage.flush()
    const pages = csvPages(ctx, scope)
    for await (const page of pages) {
      // The first page is there before the status goes out: an error before it is still told as one.
      if (!res.headersSent) {
        res.set({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="usage-${new Date().toISOString().slice(0, 10)}.csv"`,
        })
      }
      if (!(await written(res, page))) return
    }
    res.end()
  }
}
