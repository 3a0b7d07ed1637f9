/** Metadata of one vocabulary of a page, under CSL variables; values as the page has them. */
export type PageFields = Record<string, string | readonly string[]>

/** Trimmed, one line; undefined when nothing is left. */
export function tidy(value: string | undefined): string | undefined {
  const line = value?.replace(/\s+/g, ' ').trim()
  return line === undefined || line === '' ? undefined : line
}

/** Adds a value unless there is none or the field has one. */
export function put(fields: PageFields, name: string, value: string | readonly string[] | undefined): void {
  if (value === undefined || value.length === 0 || Object.hasOwn(fields, name)) return
  fields[name] = value
}

/** Names of people; some pages put addresses there. */
export function namesOnly(values: readonly string[]): string[] {
  return values.filter((value) => !/^https?:|^\/|^@/i.test(value))
}
