import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DefaultTheme, defineConfig, type LocaleConfig } from 'vitepress'
import { breakableCode } from './breakable-code.ts'
import { copyButton } from './copy-button.ts'
import { classesForStyles, theme } from './highlighting.ts'
import { sectionsOf, withoutColours } from './sections.ts'
import { WORDS } from './words.ts'

type Locale = keyof typeof WORDS
const LOCALES: readonly (readonly [key: string, lang: Locale])[] = [
  ['root', 'en'],
  ['zh-CN', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
]
const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const navigation: Record<Locale, DefaultTheme.SidebarItem[]> = JSON.parse(
  readFileSync(path('../.site/navigation.json'), 'utf8'),
)

const locales = Object.fromEntries(
  LOCALES.map(([key, lang]) => {
    const { name, description, theme: words } = WORDS[lang]
    return [
      key,
      {
        label: name,
        lang,
        ...(key === 'root' ? {} : { link: `/${key}/` }),
        description,
        themeConfig: { ...words, sidebar: navigation[lang] },
      },
    ]
  }),
) as LocaleConfig<DefaultTheme.Config>

export default defineConfig({
  base: '/docs/',
  srcDir: '.site',
  outDir: 'dist/public',
  title: 'Redraft',
  titleTemplate: ':title · Redraft',
  cleanUrls: true,
  lastUpdated: false,
  // Its way of pausing transitions is an inline style, which the policy refuses.
  appearance: { disableTransition: false },
  // Site data as a file of its own: an inline script would change with every build.
  metaChunk: true,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  locales,
  markdown: {
    theme,
    codeTransformers: [classesForStyles],
    config: (md) => {
      md.set({ linkify: false })
      breakableCode(md)
      copyButton(md)
    },
  },
  themeConfig: {
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        _render: withoutColours,
        miniSearch: { _splitIntoSections: sectionsOf },
        locales: {
          'zh-CN': { translations: WORDS['zh-CN'].search },
          'zh-TW': { translations: WORDS['zh-TW'].search },
        },
      },
    },
  },
  // Style attributes are refused by the policy, so `pages.css` says what they say. The page for unknown addresses is
  // empty otherwise until its script has run.
  transformHtml: (html, _id, { page, content }) =>
    (page === '404.md'
      ? html.replace('<div id="app"></div>', () => `<div id="app">${content}</div>`)
      : html
    ).replace(/ style="(?:--vp-vh:0px|position:relative);"/g, ''),
  vite: {
    resolve: {
      alias: [
        { find: /^minisearch$/, replacement: path('./search-engine.ts') },
        { find: /^minisearch-original$/, replacement: 'minisearch' },
      ],
    },
    build: { chunkSizeWarningLimit: 1_000 },
  },
})
