import { openApiDocument } from '../openapi/document.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { navigation } from './navigation.ts'

const contents = navigation(openApiDocument())

/** The page for an address of the documentation that leads nowhere. */
export function renderNotFoundPage(): string {
  const content = html`<section>
<h1>There is no such page</h1>
<p>It may have moved. Look for it with the search above, or begin at the <a href="/docs">reference</a>.</p>
</section>`
  return layout({ title: 'No such page · Redraft', navigation: contents, content })
}
