import { readFileSync } from 'node:fs'
import { validate } from '@readme/openapi-parser'
import { expect, test } from 'vitest'
import { API_ERROR_CODES } from '../errors/catalogue.ts'
import { MESSAGES } from './component-schemas.ts'
import { openApiDocument } from './document.ts'
import { ENDPOINTS } from './endpoints.ts'

const document = openApiDocument()

test('is a valid OpenAPI 3.1 document', async () => {
  const result = await validate(JSON.parse(JSON.stringify(document)))
  expect(result).toMatchObject({ valid: true, warnings: [], specification: 'OpenAPI' })
})

test('the validator used here refuses a broken document', async () => {
  const { paths, ...broken } = JSON.parse(JSON.stringify(document))
  expect(Object.keys(paths)).not.toHaveLength(0)
  expect(await validate({ ...broken, paths: { 'no-slash': { get: { responses: 3 } } } })).toMatchObject({
    valid: false,
  })
})

test('openapi.json at the root is what the schemas generate; `npm run openapi` writes it', () => {
  const committed = readFileSync(new URL('../../../../openapi.json', import.meta.url), 'utf8')
  expect(committed).toBe(`${JSON.stringify(document, null, 2)}\n`)
})

test('every reference leads somewhere', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)
  const components: Record<string, object> = document.components
  for (const [, kind = '', name = ''] of references) expect(components[kind]).toHaveProperty([name])
})

test('every example is a message the schemas accept', () => {
  for (const { request, answer } of ENDPOINTS) {
    for (const part of [request, answer.body]) {
      if (part !== undefined) MESSAGES[part.schema].parse(part.example)
    }
  }
  for (const code of API_ERROR_CODES) MESSAGES.Error.parse(document.components.examples[code]?.value)
})

test('answers may gain fields: no response schema forbids unknown ones', () => {
  expect(JSON.stringify(document.components.schemas)).not.toContain('"additionalProperties":false')
})

test('every authenticated operation names the key errors and the rate headers', () => {
  for (const endpoint of ENDPOINTS.filter(({ authenticated }) => authenticated)) {
    const operation = document.paths[endpoint.path]?.[endpoint.method]
    expect(operation?.security).toEqual([{ apiKey: [] }])
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['401', '429', '503']))
    expect(operation?.responses[endpoint.answer.status]?.headers).toHaveProperty('RateLimit')
  }
})

test('the public base URL can be set', () => {
  expect(openApiDocument({ serverUrl: 'https://api.example.com' }).servers[0]?.url).toBe(
    'https://api.example.com',
  )
})
