import { useData } from 'vitepress'
import { defineComponent, h } from 'vue'

const WORDS: Readonly<Record<string, string>> = { 'zh-CN': '控制台', 'zh-TW': '主控台' }

/** The way to the console, which is not a page of this site. */
export default defineComponent(() => {
  const { lang } = useData()
  return () => h('a', { class: 'console-link', href: '/', target: '_self' }, WORDS[lang.value] ?? 'Console')
})
