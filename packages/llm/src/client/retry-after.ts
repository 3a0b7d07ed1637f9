/** Milliseconds of a `Retry-After` header: seconds, or a date by the clock of this machine. */
export function retryAfterMs(header: string | null | undefined, now = Date.now()): number | undefined {
  if (header === null || header === undefined || header.trim() === '') return undefined
  const value = header.trim()
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1_000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
