import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { h } from 'vue'
import './code.css'
import './pages.css'
import ConsoleLink from './console-link.ts'
import SearchPage from './search-page.ts'

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-after': () => h(ConsoleLink),
      'nav-screen-content-after': () => h(ConsoleLink),
    }),
  enhanceApp({ app }) {
    app.component('SearchPage', SearchPage)
  },
} satisfies Theme
