import { expect, test } from 'vitest'
import { ERROR_CODES, ERRORS } from '../errors/catalogue.ts'
import { openApiDocument } from '../openapi/document.ts'
import { renderErrorIndex, renderErrorPage } from './error-page.ts'
import { renderStyleGallery } from './gallery/gallery-page.ts'
import { renderGuidePage } from './guide-page.ts'
import { GUIDES } from './guides/index.ts'
import { escapeHtml } from './html.ts'
import { renderLicences } from './licences/licences-page.ts'
import { operationsOf } from './navigation.ts'
import { renderNotFoundPage } from './not-found-page.ts'
import { renderDocsPage } from './page.ts'
import { schemaFields } from './schema-fields.ts'
import { buildSearchIndex, searchDocs } from './search-index.ts'
import { renderSearchPage } from './search-page.ts'

const document = openApiDocument()
const page = renderDocsPage(document)
const pages: readonly (readonly [string, string])[] = [
  ['/docs', page],
  ['/docs/errors', renderErrorIndex()],
  ['/docs/citation-styles', renderStyleGallery()],
  ['/docs/licences', renderLicences()],
  ...ERROR_CODES.map((code) => [`/docs/errors/${code}`, renderErrorPage(code) ?? ''] as const),
  ...GUIDES.map(({ slug }) => [`/docs/guides/${slug}`, renderGuidePage(slug, document) ?? ''] as const),
  ['/docs/search', renderSearchPage('idempotency')],
  ['/docs/no-such-page', renderNotFoundPage()],
]
const CREDITS: ReadonlySet<string> = new Set(['/docs/citation-styles', '/docs/licences'])
const attributes = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '')

test('every code has a page with cause, remedy, status and example; other names have none', () => {
  for (const code of ERROR_CODES) {
    const text = renderErrorPage(code)?.replaceAll(/<[^>]+>/g, '')
    const { cause, remedy, status } = ERRORS[code]
    for (const part of [cause, remedy, `HTTP ${status}`])
      expect(text).toContain(escapeHtml(part.replaceAll('`', '')))
  }
  for (const name of ['nope', 'constructor', '__proto__']) expect(renderErrorPage(name)).toBeUndefined()
})

test.each(pages)('%s has no script and asks nothing of another host', (path, markup) => {
  expect(markup).not.toMatch(/<script|\son\w+=|javascript:|@import|url\(/i)
  expect(attributes(markup, 'src')).toEqual([])
  for (const href of attributes(markup, 'href')) {
    // Links to the makers of what is used; nothing is fetched from them.
    if (CREDITS.has(path) && href.startsWith('https://')) continue
    expect(href).toMatch(/^(?:\/docs|\/openapi\.json|\/$|#|data:,$)/)
  }
})

test.each(pages)('every link on %s leads to a page or an anchor that exists', (path, markup) => {
  const anchors = new Set(attributes(page, 'id'))
  const paths = new Set(['/', '/openapi.json', 'data:,', ...pages.map(([known]) => known)])
  for (const href of attributes(markup, 'href')) {
    if (href.startsWith('https://')) continue
    const [target = '', anchor] = href.split('#')
    if (target !== '') expect(paths).toContain(target)
    if (anchor !== undefined && (target === '/docs' || path === '/docs')) expect(anchors).toContain(anchor)
  }
})

test.each(pages)(
  '%s is well formed: every element is closed in order and no id stands twice',
  (_, markup) => {
    const open: string[] = []
    for (const [, slash, name = ''] of markup.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (['meta', 'link', 'input', 'br'].includes(name)) continue
      if (slash === '') open.push(name)
      else expect(open.pop()).toBe(name)
    }
    expect(open).toEqual([])
    const ids = attributes(markup, 'id')
    expect(new Set(ids).size).toBe(ids.length)
  },
)

test('every operation has its section with its path and each of its errors', () => {
  for (const { path, operation } of operationsOf(document)) {
    const section = page.split(`<section id="${operation.operationId}">`)[1]?.split('</section>')[0]
    expect(section).toContain(path)
    for (const code of JSON.stringify(operation).matchAll(/components\/examples\/(\w+)/g)) {
      expect(section).toContain(`/docs/errors/${code[1]}`)
    }
  }
})

test('every field of every message says what it is', () => {
  const { schemas } = document.components
  for (const [name, schema] of Object.entries(schemas)) {
    const silent = schemaFields(schema, schemas).filter(({ description }) => description === '')
    expect(silent.map((field) => `${name}.${field.name}`)).toEqual([])
  }
})

test('whatever a document holds comes out escaped', () => {
  const evil = `<script>alert("1")</script>'&`
  const { paths, ...rest } = document
  const hostile = {
    ...rest,
    info: { ...document.info, title: evil, summary: evil, description: evil },
    servers: [{ url: evil, description: evil }],
    paths: JSON.parse(JSON.stringify(paths).replaceAll('Leipzig', JSON.stringify(evil).slice(1, -1))),
  }
  const markup = renderDocsPage(hostile)
  expect(markup).not.toContain('<script')
  expect(markup).toContain(escapeHtml(evil))
})

test('a search finds the page that a person means, escapes what was typed and says when there is nothing', () => {
  const index = buildSearchIndex()
  const first = (query: string) => searchDocs(index, query)[0]?.path
  expect(first('Idempotency')).toBe('/docs#idempotency')
  expect(first('quick start')).toBe('/docs/guides/quick-start')
  expect(first('word_limit_exceeded')).toBe('/docs/errors/word_limit_exceeded')
  expect(searchDocs(index, 'zzzz')).toEqual([])
  expect(renderSearchPage('<b>"zzzz"')).not.toContain('<b>"zzzz"')
  expect(renderSearchPage('<b>"zzzz"')).toContain(escapeHtml('<b>"zzzz"'))
})

test('every sample of the quick start calls the address of this server', () => {
  const guide = renderGuidePage('quick-start', openApiDocument({ serverUrl: 'https://api.example.org' }))
  expect(guide?.split('https://api.example.org/api/v1/humanize')).toHaveLength(4)
})
