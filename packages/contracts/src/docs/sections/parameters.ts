import type { OpenApiDocument, Operation, Parameter } from '../../openapi/types.ts'
import { dataTable } from '../data-table.ts'
import { type Html, html } from '../html.ts'
import { prose } from '../prose.ts'

function limits({ schema }: Parameter): string {
  if (schema.maxLength === undefined) return schema.format ?? ''
  return `${schema.minLength ?? 0} to ${schema.maxLength} visible ASCII characters`
}

/** Headers and path parts that an operation takes. */
export function parameterTable(document: OpenApiDocument, { parameters }: Operation): Html {
  const rows = parameters.flatMap(({ $ref }) => {
    const parameter = document.components.parameters[$ref.split('/').at(-1) ?? '']
    if (parameter === undefined) return []
    const { name, required, description } = parameter
    return [
      [
        html`<code>${name}</code>`,
        parameter.in,
        required ? html`<strong>yes</strong>` : 'no',
        limits(parameter),
        prose(description),
      ],
    ]
  })
  if (rows.length === 0) return html``
  return html`<h3>Parameters</h3>${dataTable(['Name', 'In', 'Required', 'Limits', 'Description'], rows)}`
}
