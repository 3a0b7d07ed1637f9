import type { JsonSchema } from '@redraft/contracts/openapi'

/** One line of a fields table. */
export interface FieldRow {
  /** Dotted name; `[]` marks the items of a list. */
  readonly name: string
  readonly depth: number
  readonly type: string
  readonly required: boolean
  readonly fallback: string | undefined
  readonly limits: readonly string[]
  readonly description: string
}

type Schemas = Readonly<Record<string, JsonSchema>>

/** Referred to from everywhere and explained in its own section. */
const NOT_EXPANDED = new Set(['Error'])

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const referredName = (schema: JsonSchema): string | undefined => schema.$ref?.split('/').at(-1)

/** The schema itself with its reference, if it is one, replaced by what it refers to. */
function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = referredName(schema)
  if (name === undefined) return schema
  const { $ref, ...own } = schema
  return { ...schemas[name], ...own }
}

function itemsOf(schema: JsonSchema): JsonSchema | undefined {
  return isSchema(schema.items) && !Array.isArray(schema.items) ? schema.items : undefined
}

function typeLabel(schema: JsonSchema, schemas: Schemas): string {
  const whole = resolve(schema, schemas)
  if (whole.anyOf !== undefined) {
    return whole.anyOf.map((option) => typeLabel(option, schemas)).join(' or ')
  }
  if (whole.type === 'array') {
    const items = itemsOf(whole)
    return items === undefined ? 'array' : `array of ${typeLabel(items, schemas)}s`
  }
  if (whole.format === 'date-time') return 'time'
  return whole.format ?? [whole.type ?? 'any'].flat().join(' or ')
}

function limitsOf(schema: JsonSchema): string[] {
  const limits: string[] = []
  if (schema.enum !== undefined && schema.enum.length <= 10) {
    limits.push(`one of ${schema.enum.map((value) => `\`${String(value)}\``).join(', ')}`)
  }
  if (schema.const !== undefined) limits.push(`always \`${String(schema.const)}\``)
  if (schema.minLength !== undefined) limits.push('not empty')
  if (schema.maxLength !== undefined) limits.push(`at most ${schema.maxLength} characters`)
  if (schema.maxItems !== undefined) limits.push(`at most ${schema.maxItems} items`)
  if (schema.minimum !== undefined && schema.maximum !== undefined) {
    limits.push(`${schema.minimum} to ${schema.maximum}`)
  }
  const items = itemsOf(schema)
  if (items !== undefined) limits.push(...limitsOf(items).map((limit) => `each ${limit}`))
  return limits
}

function nestedObject(
  schema: JsonSchema,
  schemas: Schemas,
): { suffix: string; schema: JsonSchema } | undefined {
  if (NOT_EXPANDED.has(referredName(schema) ?? '')) return undefined
  const whole = resolve(schema, schemas)
  if (whole.properties !== undefined) return { suffix: '.', schema: whole }
  const items = itemsOf(whole)
  if (items === undefined) return undefined
  const item = resolve(items, schemas)
  return item.properties === undefined ? undefined : { suffix: '[].', schema: item }
}

/** The fields of an object schema and of the objects in it, in the order of the schema. */
export function schemaFields(schema: JsonSchema, schemas: Schemas, prefix = '', depth = 0): FieldRow[] {
  const whole = resolve(schema, schemas)
  return Object.entries(whole.properties ?? {}).flatMap(([key, property]) => {
    if (!isSchema(property)) return []
    const field = resolve(property, schemas)
    const row: FieldRow = {
      name: prefix + key,
      depth,
      type: typeLabel(property, schemas),
      required: whole.required?.includes(key) ?? false,
      fallback: field.default === undefined ? undefined : JSON.stringify(field.default),
      limits: limitsOf(field),
      description: field.description ?? '',
    }
    const nested = nestedObject(property, schemas)
    if (nested === undefined) return [row]
    return [row, ...schemaFields(nested.schema, schemas, row.name + nested.suffix, depth + 1)]
  })
}
