import type { JsonSchema } from '../openapi/types.ts'
import { dataTable } from './data-table.ts'
import { type Html, html } from './html.ts'
import { prose } from './prose.ts'
import { type FieldRow, schemaFields } from './schema-fields.ts'

function nameCell({ name, depth }: FieldRow): Html {
  return html`<code class="depth-${Math.min(depth, 2)}">${name}</code>`
}

/** Fields a client sends: with what must be there and what stands in for the rest. */
export function requestFields(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): Html {
  const rows = schemaFields(schema, schemas).map((field) => [
    nameCell(field),
    field.type,
    field.required ? html`<strong>yes</strong>` : 'no',
    field.fallback === undefined ? '' : html`<code>${field.fallback}</code>`,
    field.limits.length === 0 ? '' : prose(field.limits.join('; ')),
    prose(field.description),
  ])
  return dataTable(['Field', 'Type', 'Required', 'Default', 'Limits', 'Description'], rows)
}

/** Fields a client receives. */
export function answerFields(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): Html {
  const rows = schemaFields(schema, schemas).map((field) => [
    nameCell(field),
    field.required ? field.type : html`${field.type}, <em>optional</em>`,
    prose([field.description, ...field.limits].filter((part) => part !== '').join('; ')),
  ])
  return dataTable(['Field', 'Type', 'Description'], rows)
}
