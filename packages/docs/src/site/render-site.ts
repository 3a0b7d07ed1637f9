import { ERROR_CODES, errorDocsPath } from '@redraft/contracts'
import { type Gallery, galleryPage } from '../credits/gallery-page.ts'
import { type Credits, licencesPage } from '../credits/licences-page.ts'
import { endpointPage } from '../reference/endpoint-page.ts'
import { errorPage } from '../reference/error-pages.ts'
import { LOCALES, type Locale } from '../reference/labels.ts'
import { operationsOf } from '../reference/operations.ts'
import { fillIn } from './fill-in.ts'
import type { InsertSource } from './inserts.ts'
import { contentsList, type NavigationGroup, navigationOf } from './navigation.ts'
import { sourceFile } from './page-address.ts'

/** Everything the pages are made of. */
export interface SiteSource extends InsertSource, Credits {
  readonly gallery: Gallery
  /** Pages written by hand, by language and name (`guides/quick-start`). */
  readonly content: Readonly<Record<Locale, ReadonlyMap<string, string>>>
}

/** A page that nobody reads after another one gets no link to the next. */
const NOT_IN_A_ROW = '---\nprev: false\nnext: false\n---\n\n'

function pagesOf(source: SiteSource, locale: Locale): [page: string, markdown: string][] {
  const { document } = source
  const written = [...source.content[locale]].map(([page, markdown]): [string, string] => [
    page,
    fillIn(markdown, source, locale),
  ])
  const endpoints = operationsOf(document).map((listed): [string, string] => [
    `reference/${listed.operation.operationId}`,
    endpointPage(document, listed, locale),
  ])
  const errors = ERROR_CODES.map((name): [string, string] => [
    errorDocsPath(name).replace('/docs/', ''),
    NOT_IN_A_ROW + errorPage(name, document, locale),
  ])
  return [
    ...written,
    ...endpoints,
    ...errors,
    ['citation-styles', galleryPage(source.gallery, locale)],
    ['licences', licencesPage(source, locale)],
  ]
}

/** What the generator builds: the Markdown of all languages by file name, and the contents of each. */
export interface RenderedSite {
  readonly pages: ReadonlyMap<string, string>
  readonly navigation: Readonly<Record<Locale, readonly NavigationGroup[]>>
}

const CONTENTS = '<!-- insert: contents -->'

/** The whole site as Markdown. */
export function renderSite(source: SiteSource): RenderedSite {
  const rendered = new Map<string, string>(
    LOCALES.flatMap((locale) =>
      pagesOf(source, locale).map(([page, markdown]) => [sourceFile(locale, page), `${markdown}\n`] as const),
    ),
  )
  const groups = (locale: Locale) => navigationOf(rendered, source.document, locale)
  const navigation = { en: groups('en'), 'zh-CN': groups('zh-CN'), 'zh-TW': groups('zh-TW') }
  for (const locale of LOCALES) {
    const file = sourceFile(locale, 'search')
    const page = rendered.get(file) ?? ''
    rendered.set(
      file,
      page.replace(CONTENTS, () => contentsList(navigation[locale], locale)),
    )
  }
  return { pages: rendered, navigation }
}
