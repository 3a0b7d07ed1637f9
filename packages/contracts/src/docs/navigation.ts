import type { HttpMethod, OpenApiDocument, Operation } from '../openapi/types.ts'
import { GUIDES } from './guides/index.ts'
import { type Html, html } from './html.ts'

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

const START = [
  ['overview', 'Overview'],
  ['quick-start', 'Quick start'],
  ['authentication', 'Authentication'],
] as const
const CONCEPTS = [
  ['words', 'Words and quality units'],
  ['limits', 'Limits'],
  ['headers', 'Headers and rates'],
  ['idempotency', 'Idempotency'],
  ['money', 'What a call costs'],
  ['errors', 'Errors'],
] as const

const PAGES = [
  ['/docs/citation-styles', 'Citation styles'],
  ['/docs/errors', 'Errors, one by one'],
  ['/docs/licences', 'Licences'],
] as const

/** The method as a small coloured word. */
export function methodBadge(method: HttpMethod): Html {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>`
}

const links = (entries: readonly (readonly [string, string])[]): Html[] =>
  entries.map(([anchor, label]) => html`<li><a href="/docs#${anchor}">${label}</a></li>`)

/** The contents: a side column on wide screens, folded on narrow ones. */
export function navigation(document: OpenApiDocument): Html {
  const endpoints = operationsOf(document).map(
    ({ method, path, operation }) =>
      html`<li><a href="/docs#${operation.operationId}">${methodBadge(method)} ${path.replace('/api/v1', '')}</a></li>`,
  )
  const guides = GUIDES.map(({ slug, title }) => html`<li><a href="/docs/guides/${slug}">${title}</a></li>`)
  const pages = PAGES.map(([path, label]) => html`<li><a href="${path}">${label}</a></li>`)
  const list = html`<h2>Guides</h2><ul>${guides}</ul><h2>Reference</h2><ul>${links(START)}</ul><h2>Endpoints</h2><ul>${endpoints}</ul><h2>Concepts</h2><ul>${links(CONCEPTS)}</ul><h2>Pages</h2><ul>${pages}</ul>`
  return html`<nav class="side" aria-label="Contents">${list}</nav>
<details class="fold"><summary>Contents</summary><nav aria-label="Contents, folded">${list}</nav></details>`
}
