import type { MediaType, OpenApiDocument, Operation } from '../../openapi/types.ts'
import { jsonBlock, textBlock } from '../code-block.ts'
import { curlCommand } from '../curl.ts'
import { errorLinks } from '../error-links.ts'
import { answerFields, requestFields } from '../fields-table.ts'
import { type Html, html } from '../html.ts'
import { endpointLimits } from '../input-limits.ts'
import { type ListedOperation, methodBadge } from '../navigation.ts'
import { paragraphs } from '../prose.ts'
import { parameterTable } from './parameters.ts'

function exampleOf(media: MediaType | undefined): unknown {
  const example = media?.examples?.example
  return example !== undefined && 'value' in example ? example.value : undefined
}

function answerOf({ responses }: Operation): { status: string; media: MediaType | undefined } {
  const status = Object.keys(responses).find((candidate) => candidate.startsWith('2')) ?? '200'
  return { status, media: responses[status]?.content?.['application/json'] }
}

function input(document: OpenApiDocument, operation: Operation): Html {
  const request = operation.requestBody?.content['application/json']
  const fields = request === undefined ? '' : requestFields(request.schema, document.components.schemas)
  return html`${parameterTable(document, operation)}
${fields === '' ? '' : html`<h3>Request fields</h3>${fields}`}
${endpointLimits(operation.operationId)}`
}

function output(document: OpenApiDocument, operation: Operation): Html {
  const { status, media } = answerOf(operation)
  const fields =
    media === undefined ? html`<p>No body.</p>` : answerFields(media.schema, document.components.schemas)
  return html`<h3>Answer ${status}</h3>${fields}`
}

function examples(document: OpenApiDocument, { method, path, operation }: ListedOperation): Html {
  const body = exampleOf(operation.requestBody?.content['application/json'])
  const { status, media } = answerOf(operation)
  const id = document.components.parameters.RequestId?.example ?? ''
  const url = (document.servers[0]?.url ?? '') + path.replace('{id}', id)
  const command = curlCommand({ url, method, authenticated: operation.security.length > 0, body })
  const answer = exampleOf(media)
  const shown = answer === undefined ? '' : jsonBlock(`Answer ${status}`, answer)
  return html`<h3>Example</h3><div class="pair">${textBlock('Request', command)}${shown}</div>`
}

/** An endpoint with its fields, an example of request and answer, and its errors. */
export function endpointSection(document: OpenApiDocument, listed: ListedOperation): Html {
  const { method, path, operation } = listed
  return html`<section id="${operation.operationId}">
<h2>${operation.summary}</h2>
<p class="path">${methodBadge(method)}${path}</p>
${paragraphs(operation.description)}
${input(document, operation)}
${examples(document, listed)}
${output(document, operation)}
${errorLinks(operation)}
</section>`
}
