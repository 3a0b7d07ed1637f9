import { type ErrorCode, isErrorCode } from '@redraft/contracts'
import type { HttpMethod, MediaType, OpenApiDocument, Operation } from '@redraft/contracts/openapi'

export interface ListedOperation {
  readonly method: HttpMethod
  readonly path: string
  readonly operation: Operation
}

const METHODS: readonly HttpMethod[] = ['get', 'post', 'delete']

/** The operations of a document in its order. */
export function operationsOf(document: OpenApiDocument): ListedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation === undefined ? [] : [{ method, path, operation }]
    }),
  )
}

/** Codes that an operation can answer with, by status. */
export function errorCodesOf({ responses }: Operation): ErrorCode[] {
  return Object.values(responses).flatMap(({ content }) =>
    Object.keys(content?.['application/json'].examples ?? {}).filter(isErrorCode),
  )
}

/** The example of a message; undefined where there is none. */
export function exampleOf(media: MediaType | undefined): unknown {
  const example = media?.examples?.example
  return example !== undefined && 'value' in example ? example.value : undefined
}

/** The answer of success: its status and its message. */
export function answerOf({ responses }: Operation): { status: string; media: MediaType | undefined } {
  const status = Object.keys(responses).find((candidate) => candidate.startsWith('2')) ?? '200'
  return { status, media: responses[status]?.content?.['application/json'] }
}

/** The method as a small coloured word. */
export function methodBadge(method: HttpMethod): string {
  return `<span class="method ${method}">${method.toUpperCase()}</span>`
}
