/** Whether a value is a JSON object (no array, no null). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A JSON scalar as text; of a list the first that has any; `undefined` when there is none. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (!Array.isArray(value)) return undefined
  for (const element of value.slice(0, 20)) {
    const text = Array.isArray(element) ? undefined : textOf(element)
    if (text !== undefined) return text
  }
  return undefined
}
