import type { OpenApiDocument } from '../openapi/types.ts'
import { GUIDES } from './guides/index.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { navigation } from './navigation.ts'

/** The page at `/docs/guides/{slug}` with a server's address in its examples; undefined when there is no such guide. */
export function renderGuidePage(slug: string, document: OpenApiDocument): string | undefined {
  const at = GUIDES.findIndex((guide) => guide.slug === slug)
  const guide = GUIDES[at]
  if (guide === undefined) return undefined
  const next = GUIDES[at + 1]
  const content = html`<section>
<h1>${guide.title}</h1>
<p class="lead">${guide.summary}</p>
${guide.content(document)}
${next === undefined ? '' : nextGuide(next)}
</section>`
  return layout({ title: `${guide.title} · Redraft`, navigation: navigation(document), content })
}

function nextGuide({ slug, title }: { slug: string; title: string }): Html {
  return html`<p>Next: <a href="/docs/guides/${slug}">${title}</a></p>`
}
