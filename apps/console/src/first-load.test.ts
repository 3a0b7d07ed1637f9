import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { consoleFolder } from '@redraft/console'
import { expect, test } from 'vitest'

const BUDGET_BYTES = 300 * 1024

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const read = (file: string): Buffer => readFileSync(path.join(consoleFolder, file))
const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Readonly<Record<string, Chunk>>

/** A chunk, what it imports at once, and their styles. */
function filesOf(source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`${source} is not in the build: run npm run build first`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const style of chunk.css ?? []) found.add(style)
  for (const imported of chunk.imports ?? []) filesOf(imported, found)
  return found
}

const gzipped = (files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + gzipSync(read(file)).length, 0)

test.each([
  ['signing in', 'src/pages/sign-in/sign-in-page.tsx'],
  ['the overview with its chart', 'src/pages/overview/usage-chart.tsx'],
  ['the playground', 'src/playground/playground-page.tsx'],
])('the first load of %s stays under 300 KB gzipped in the largest language', (_, page) => {
  const files = filesOf('index.html')
  if (page.includes('overview')) filesOf('src/pages/overview/overview-page.tsx', files)
  filesOf(page, files)
  const languages = ['en', 'zh-CN', 'zh-TW'].map((language) => {
    const texts = filesOf(`src/i18n/locales/${language}.json`)
    if (page.includes('playground')) filesOf(`src/playground/locales/${language}.json`, texts)
    return gzipped(texts)
  })
  expect(gzipped(['index.html', ...files]) + Math.max(...languages)).toBeLessThan(BUDGET_BYTES)
})

test('the page has no inline script or style', () => {
  const page = read('index.html').toString()
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|\son\w+=/)
})
