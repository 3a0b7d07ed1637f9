import { schemaRef } from './component-schemas.ts'
import type { Endpoint } from './endpoints.ts'
import type { ParameterName } from './headers.ts'
import { responsesOf } from './responses.ts'
import type { Operation } from './types.ts'

function parameterNames({ method, path, authenticated }: Endpoint): ParameterName[] {
  const names: ParameterName[] = []
  if (path.includes('{id}')) names.push('RequestId')
  if (method === 'post') names.push('IdempotencyKey')
  if (authenticated) names.push('ClientRequestId')
  return names
}

/** The OpenAPI operation of an endpoint. */
export function operationOf(endpoint: Endpoint): Operation {
  const operation: Operation = {
    operationId: endpoint.id,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: endpoint.description,
    security: endpoint.authenticated ? [{ apiKey: [] }] : [],
    parameters: parameterNames(endpoint).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    responses: responsesOf(endpoint),
  }
  if (endpoint.request === undefined) return operation
  const { schema, example } = endpoint.request
  const media = { schema: schemaRef(schema), examples: { example: { value: example } } }
  return { ...operation, requestBody: { required: true, content: { 'application/json': media } } }
}
