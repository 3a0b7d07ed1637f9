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

/** The reference at `/docs` as one HTML document: no script, no outside request, every value escaped. */
export function renderDocsPage(document: OpenApiDocument): string {
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
