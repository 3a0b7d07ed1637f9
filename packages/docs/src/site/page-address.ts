import { type Locale, localeRoot } from '../reference/labels.ts'

/** File of a page below the root of the sources: `guides/x` in Chinese is `zh-CN/guides/x.md`. */
export function sourceFile(locale: Locale, page: string): string {
  return `${localeRoot(locale).slice(1)}${page}.md`
}

/** Address of a page below `/docs`, as links in Markdown write it. */
export function pageAddress(locale: Locale, page: string): string {
  return localeRoot(locale) + (page === 'index' ? '' : page)
}

/** Title of a page written in Markdown: the words of its first heading. */
export function titleOf(markdown: string): string {
  const heading = /^# (.+)$/m.exec(markdown)?.[1] ?? ''
  return heading
    .replace(/\s*\{#[^}]*\}$/, '')
    .replace(/<[^>]+>|`/g, '')
    .replace(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)))
}
