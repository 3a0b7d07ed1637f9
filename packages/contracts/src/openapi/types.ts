import type { z } from 'zod'

/** A JSON Schema 2020-12 object, as zod writes it and OpenAPI 3.1 takes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

export interface Reference {
  readonly $ref: string
}

export interface Example {
  readonly summary?: string
  readonly value: unknown
}

export interface MediaType {
  readonly schema: JsonSchema
  readonly examples?: Readonly<Record<string, Example | Reference>>
}

export interface Header {
  readonly description: string
  readonly schema: JsonSchema
  readonly example: string | number
}

export interface ResponseObject {
  readonly description: string
  readonly headers?: Readonly<Record<string, Reference>>
  readonly content?: Readonly<Record<'application/json', MediaType>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'header' | 'path'
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
  readonly example: string
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Reference[]
  readonly requestBody?: {
    readonly required: true
    readonly content: Readonly<Record<'application/json', MediaType>>
  }
  readonly responses: Readonly<Record<string, ResponseObject>>
}

export type HttpMethod = 'get' | 'post' | 'delete'
export type PathItem = Readonly<Partial<Record<HttpMethod, Operation>>>

/** The parts of an OpenAPI 3.1 document that this package writes. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly summary: string
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly examples: Readonly<Record<string, Example>>
    readonly headers: Readonly<Record<string, Header>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly securitySchemes: Readonly<Record<string, unknown>>
  }
}
