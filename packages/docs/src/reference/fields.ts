import type { JsonSchema } from '@redraft/contracts/openapi'
import { code, prose } from '../markdown/markdown.ts'
import type { Labels } from './labels.ts'
import { type FieldRow, schemaFields } from './schema-fields.ts'

type Schemas = Readonly<Record<string, JsonSchema>>

function entry({ name, depth }: FieldRow, facts: readonly string[], text: string): string {
  const marks = facts.filter((fact) => fact !== '').map((fact) => `<span class="fact">${fact}</span>`)
  const description = text === '' ? '' : `<dd class="depth-${Math.min(depth, 2)}">${prose(text)}</dd>`
  return `<dt class="depth-${Math.min(depth, 2)}">${code(name)} ${marks.join(' ')}</dt>${description}`
}

const list = (entries: readonly string[]): string => `<dl class="fields">\n${entries.join('\n')}\n</dl>`

/** Fields a client sends: with what must be there and what stands in for the rest. */
export function requestFields(schema: JsonSchema, schemas: Schemas, labels: Labels): string {
  return list(
    schemaFields(schema, schemas).map((field) => {
      const fallback = field.fallback === undefined ? '' : `${labels.fallback} ${code(field.fallback)}`
      const required = field.required ? `<strong>${labels.required}</strong>` : ''
      return entry(field, [field.type, required, fallback, prose(field.limits.join('; '))], field.description)
    }),
  )
}

/** Fields a client receives. */
export function answerFields(schema: JsonSchema, schemas: Schemas, labels: Labels): string {
  return list(
    schemaFields(schema, schemas).map((field) => {
      const optional = field.required ? '' : `<em>${labels.optional}</em>`
      return entry(field, [field.type, optional, prose(field.limits.join('; '))], field.description)
    }),
  )
}
