import type { OpenApiDocument } from '../../openapi/types.ts'
import type { Html } from '../html.ts'

/** A page under `/docs/guides`: what it is called in the contents, and its text for a server's address. */
export interface Guide {
  /** Last part of the address. */
  readonly slug: string
  readonly title: string
  /** One sentence: what the reader can do afterwards. */
  readonly summary: string
  readonly content: (document: OpenApiDocument) => Html
}

/** The address that a document's examples call. */
export function baseUrlOf(document: OpenApiDocument): string {
  return document.servers[0]?.url ?? ''
}
