import { defineComponent, onMounted } from 'vue'

/** Where VitePress keeps what was searched for last. */
const QUERY = 'vitepress:local-search-filter'

/** `/docs/search?q=…` opens the search with these words. */
export default defineComponent(() => {
  onMounted(() => {
    const query = new URLSearchParams(location.search).get('q')?.slice(0, 100)
    if (!query) return
    sessionStorage.setItem(QUERY, query)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
  })
  return () => null
})
