import type { OpenApiDocument } from '../openapi/types.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { navigation, operationsOf } from './navigation.ts'
import { authenticationSection } from './sections/authentication.ts'
import { endpointSection } from './sections/endpoint.ts'
import { errorsSection } from './sections/errors.ts'
import { headersSection } from './sections/headers.ts'
import { idempotencySection } from './sections/idempotency.ts'
import { limitsSection } from './sections/limits.ts'
import { moneySection } from './sections/money.ts'
import { overviewSection } from './sections/overview.ts'
import { quickStartSection } from './sections/quick-start.ts'
import { wordsSection } from './sections/words.ts'

function renderPage(document: OpenApiDocument): string {
  const content = html`${overviewSection(document)}
${quickStartSection(document)}
${authenticationSection()}
${operationsOf(document).map((listed) => endpointSection(document, listed))}
${wordsSection()}
${limitsSection()}
${headersSection(document)}
${idempotencySection()}
${moneySection()}
${errorsSection()}`
  return layout({ title: `${document.info.title} reference`, navigation: navigation(document), content })
}

const rendered = new WeakMap<OpenApiDocument, string>()

/**
 * The reference at `/docs` as one HTML document: no script, no outside request, every value escaped.
 * Rendered once for each document.
 */
export function renderDocsPage(document: OpenApiDocument): string {
  const page = rendered.get(document) ?? renderPage(document)
  rendered.set(document, page)
  return page
}
