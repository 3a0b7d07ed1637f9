/** Lists that are long and alike: the documentation shows how one entry looks. */
const FIRST_ONLY: ReadonlySet<string> = new Set(['signals', 'sentences', 'revision_notes'])
/** An object longer than this is broken into one line for each of its fields. */
const WIDTH = 110

type Json = unknown

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function inline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${inline(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

function list(name: string, items: readonly Json[], indent: string): string {
  if (!items.some(isObject) || inline(items).length < WIDTH) return inline(items)
  const shown = FIRST_ONLY.has(name) && items.length > 1 ? items.slice(0, 1) : items
  const lines = shown.map((item) => `${indent}  ${inline(item)}`)
  if (shown.length < items.length) lines.push(`${indent}  …`)
  return `[\n${lines.join(',\n')}\n${indent}]`
}

function field(name: string, value: Json, indent: string): string {
  // The stored answer is the one shown above.
  if (name === 'result' && isObject(value)) return '{ "status": "succeeded", … }'
  if (Array.isArray(value)) return list(name, value, indent)
  return isObject(value) && inline(value).length > WIDTH ? compactJson(value, indent) : inline(value)
}

/** An answer as the README shows it: a line for each field, entries of lists on a line of their own, `…` for what is cut. */
export function compactJson(answer: Readonly<Record<string, unknown>>, indent = ''): string {
  const lines = Object.entries(answer).map(
    ([name, value]) => `${indent}  ${JSON.stringify(name)}: ${field(name, value, `${indent}  `)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}
