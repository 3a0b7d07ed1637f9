import { CITATION_STYLE_IDS } from '../citation-styles.ts'
import { exampleErrorAnswer } from '../errors/body.ts'
import { API_ERROR_CODES, ERRORS } from '../errors/catalogue.ts'
import { componentSchemas } from './component-schemas.ts'
import { ENDPOINTS } from './endpoints.ts'
import { REQUEST_PARAMETERS, RESPONSE_HEADERS } from './headers.ts'
import { operationOf } from './operation.ts'
import type { Example, OpenApiDocument, PathItem } from './types.ts'

const DEFAULT_SERVER = 'http://127.0.0.1:3000'

const DESCRIPTION = `A metered JSON API that revises text (humanize, paraphrase, rewrite) and estimates whether a text was machine-written (detect), in English, Simplified and Traditional Chinese, and formats citations and bibliographies in ${CITATION_STYLE_IDS.length} styles.

Every call carries a key of the workspace. A successful call of the text endpoints costs the words of its input; a failed one costs nothing, and citations are free.`

const API_KEY = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'rd_live_…',
  description: 'A key of the workspace, sent as `Authorization: Bearer rd_live_…`',
}

const TAGS: OpenApiDocument['tags'] = [
  { name: 'Writing', description: 'Endpoints that return revised text' },
  { name: 'Detection', description: 'Estimates of AI-like writing signals' },
  { name: 'Citation', description: 'Sources formatted in a citation style' },
  { name: 'Account', description: 'The key, its balance and its requests' },
  { name: 'Health', description: 'For load balancers and operators' },
]

function paths(): Record<string, PathItem> {
  const items: Record<string, PathItem> = {}
  for (const endpoint of ENDPOINTS) {
    items[endpoint.path] = { ...items[endpoint.path], [endpoint.method]: operationOf(endpoint) }
  }
  return items
}

/** One example body for each code, referred to by the responses. */
function errorExamples(): Record<string, Example> {
  return Object.fromEntries(
    API_ERROR_CODES.map((code) => [code, { summary: ERRORS[code].error, value: exampleErrorAnswer(code) }]),
  )
}

function buildDocument(serverUrl: string): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Redraft API',
      version: '1.0.0',
      summary: 'Writing, detection and citations, metered by the word',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl, description: 'This service' }],
    tags: TAGS,
    paths: paths(),
    components: {
      schemas: componentSchemas(),
      examples: errorExamples(),
      headers: RESPONSE_HEADERS,
      parameters: REQUEST_PARAMETERS,
      securitySchemes: { apiKey: API_KEY },
    },
  }
}

let latest: { readonly serverUrl: string; readonly document: OpenApiDocument } | undefined

/**
 * The API as an OpenAPI 3.1 document, generated from the zod messages; `serverUrl` is the public base URL.
 * The latest one is kept, since a gateway asks for the same again and again: do not change what you get.
 */
export function openApiDocument({
  serverUrl = DEFAULT_SERVER,
}: {
  serverUrl?: string
} = {}): OpenApiDocument {
  if (latest?.serverUrl !== serverUrl) latest = { serverUrl, document: buildDocument(serverUrl) }
  return latest.document
}
