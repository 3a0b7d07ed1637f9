import type { DefaultTheme } from 'vitepress'
import { segment } from './segment.ts'

const HEADING = /<h(\d)[^>]*? id="([^"]*)"[^>]*>([\s\S]*?)<\/h\1>/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const wordsOf = (html: string): string =>
  html
    .replace(/<a class="header-anchor"[\s\S]*?<\/a>/g, '')
    .replace(/<wbr>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)))
    .replace(/\s+/g, ' ')
    .trim()

export interface Section {
  readonly anchor: string
  /** The heading, after those it stands under. */
  readonly titles: string[]
  /** For the index only, so Chinese stands in it word by word. */
  readonly text: string
}

/** The sections of a rendered page as the search finds them. */
export function* sectionsOf(_file: string, html: string): Generator<Section> {
  const headings = [...html.matchAll(HEADING)]
  let above: string[] = []
  for (const [at, match] of headings.entries()) {
    const level = Number(match[1])
    const title = wordsOf(match[3] ?? '')
    const body = html.slice(match.index + match[0].length, headings[at + 1]?.index ?? html.length)
    above = [...above.slice(0, level - 1), title]
    yield {
      anchor: match[2] ?? '',
      titles: above.filter((name) => name !== undefined),
      text: segment(`${title} ${wordsOf(body)}`),
    }
  }
}

type RenderForSearch = NonNullable<DefaultTheme.LocalSearchOptions['_render']>

/** A page as HTML for the index: colours of code cost a third of the time and are not searched for. */
export const withoutColours: RenderForSearch = (source, env, markdown) => {
  const { highlight } = markdown.options
  markdown.set({ highlight: null })
  const html = markdown.render(source, env)
  markdown.set({ highlight: highlight ?? null })
  return html
}
