import { parseArgs } from 'node:util'
import { createRenderer, normalizeItem, STYLE_IDS, type StyleId } from '@redraft/citations'
import { practiceItems } from '@redraft/citations/internals'
import { createPeer } from './peer.ts'
import { quantiles, timed } from './timing.ts'

/** Styles that @citation-js/plugin-csl has, by its template name; ours beside them. */
const PEER_TEMPLATES: Partial<Record<StyleId, string>> = {
  apa: 'apa',
  harvard: 'harvard1',
  vancouver: 'vancouver',
}
const ROUNDS = 20
const LIST = 100

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const items = practiceItems(LIST).map((raw) => normalizeItem(raw).item)
const singles = items.slice(0, 10)

const renderer = createRenderer()
const heapBefore = process.memoryUsage().heapUsed
const compile = STYLE_IDS.map((style) => ({ style, compile_ms: timed(() => renderer.compile(style)) }))
const styles = compile.map(({ style, compile_ms }) => {
  renderer.practise(style)
  const warm = Array.from({ length: ROUNDS }, () =>
    singles.map((item) => timed(() => renderer.citation(item, { style }))),
  ).flat()
  const list_ms = timed(() => renderer.bibliography(items, { style }))
  return { style, compile_ms, one_item: quantiles(warm), list_100_ms: list_ms }
})
const heapBytes = process.memoryUsage().heapUsed - heapBefore

const peer = createPeer()
const peers = Object.entries(PEER_TEMPLATES).map(([style, template]) => {
  for (const item of singles) peer.format(template, [item])
  const warm = Array.from({ length: ROUNDS }, () =>
    singles.map((item) => timed(() => peer.format(template, [item]))),
  ).flat()
  const list_ms = timed(() => peer.format(template, items))
  return { style, template, one_item: quantiles(warm), list_100_ms: list_ms }
})

const ratios = peers.map(({ style, one_item, list_100_ms }) => {
  const ours = styles.find((row) => row.style === style)
  return {
    style,
    one_item_p50: one_item.p50_ms / (ours?.one_item.p50_ms ?? Number.NaN),
    list_100: list_100_ms / (ours?.list_100_ms ?? Number.NaN),
  }
})
const report = {
  compile_all_ms: compile.reduce((sum, row) => sum + row.compile_ms, 0),
  heap_bytes: heapBytes,
  styles,
  citation_js: { version: peer.version, styles: peers },
  citation_js_over_ours: ratios,
}
if (values.json) console.log(JSON.stringify(report, null, 2))
else {
  console.log(
    `compile all ${report.compile_all_ms.toFixed(0)} ms, heap +${(heapBytes / 2 ** 20).toFixed(0)} MiB; one item: entry and citation in text`,
  )
  for (const { style, compile_ms, one_item, list_100_ms } of styles) {
    console.log(
      `${style.padEnd(17)} compile ${compile_ms.toFixed(0).padStart(5)} ms  one item p50 ${one_item.p50_ms.toFixed(2)} p95 ${one_item.p95_ms.toFixed(2)} ms  ${LIST} items ${list_100_ms.toFixed(0)} ms`,
    )
  }
  for (const { style, template, one_item, list_100_ms } of peers) {
    console.log(
      `citation-js ${peer.version} ${template.padEnd(10)} one item p50 ${one_item.p50_ms.toFixed(2)} p95 ${one_item.p95_ms.toFixed(2)} ms  ${LIST} items ${list_100_ms.toFixed(0)} ms`,
    )
    const ratio = ratios.find((row) => row.style === style)
    console.log(
      `  its time over ours: one item ${ratio?.one_item_p50.toFixed(2)}, list ${ratio?.list_100.toFixed(2)} (it prints the entry only)`,
    )
  }
}
