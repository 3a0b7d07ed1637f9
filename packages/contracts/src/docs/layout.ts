import { type Html, html, trusted } from './html.ts'
import { STYLE } from './style.ts'

export interface PageParts {
  readonly title: string
  readonly navigation: Html
  readonly content: Html
  /** What was searched for, to stand in the field. */
  readonly query?: string
}

/** A whole document: no script, no request to anywhere. */
export function layout({ title, navigation, content, query = '' }: PageParts): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${trusted(STYLE)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top"><a class="brand" href="/docs">Redraft <span>documentation</span></a><form class="find" action="/docs/search" role="search"><input type="search" name="q" value="${query}" maxlength="100" aria-label="Search the documentation" placeholder="Search"></form><a href="/">Console</a><a href="/openapi.json">openapi.json</a></header>
<div class="frame">
${navigation}
<main id="content">
${content}
</main>
</div>
</body>
</html>
`.markup
}
