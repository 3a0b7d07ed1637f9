import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepOutputs } from '../sweep-outputs.mjs'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'redraft-sweep-'))
})
afterAll(() => rmSync(root, { recursive: true }))

function write(...files: readonly (readonly [file: string, text?: string])[]): void {
  for (const [file, text = ''] of files) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}

const compiled = (stem: string) =>
  ['.js', '.js.map', '.d.ts', '.d.ts.map'].map((ending) => [`${stem}${ending}`] as const)
const left = (folder: string) => readdirSync(path.join(root, folder), { recursive: true }).sort()

test('a build keeps nothing of a source that was deleted, renamed or became a test', () => {
  write(['packages/one/src/kept.ts'], ['packages/one/src/page.tsx'], ['packages/one/src/a.test.ts'])
  write(['packages/one/src/words.json'], ['packages/one/dist/words.json'], ['packages/one/dist/old.json'])
  for (const stem of ['kept', 'page', 'gone', 'a.test', 'folder/gone'])
    write(...compiled(`packages/one/dist/${stem}`))
  mkdirSync(path.join(root, 'apps/unbuilt/src'), { recursive: true })
  const deleted = sweepOutputs(root)
  expect(deleted).toHaveLength(13)
  expect(deleted).toContain('packages/one/dist/folder/gone.d.ts.map')
  const kept = [...compiled('kept'), ...compiled('page')].map(([file]) => file)
  expect(left('packages/one/dist')).toEqual([...kept, 'words.json'].sort())
  expect(sweepOutputs(root)).toEqual([])
})

test('of what Vite and VitePress have built, only what they list is kept', () => {
  const manifest = {
    'index.html': { file: 'assets/app-1.js', css: ['assets/app-1.css'], assets: ['assets/f.woff2'] },
  }
  write(['apps/web/dist/.vite/manifest.json', JSON.stringify(manifest)], ['apps/web/dist/index.html'])
  write(
    ['apps/web/dist/assets/app-1.js'],
    ['apps/web/dist/assets/app-1.css'],
    ['apps/web/dist/assets/f.woff2'],
  )
  write(['apps/web/dist/assets/app-0.js'])
  write(
    ['packages/site/dist/site.json', JSON.stringify({ files: ['index.html'] })],
    ['packages/site/src/a.ts'],
  )
  write(
    ['packages/site/dist/public/index.html'],
    ['packages/site/dist/public/old.html'],
    ['packages/site/dist/a.js'],
  )
  expect(sweepOutputs(root)).toEqual(['packages/site/dist/public/old.html', 'apps/web/dist/assets/app-0.js'])
})

test('this repository is swept by every build', () => {
  const repository = path.resolve(import.meta.dirname, '../../..')
  expect(existsSync(path.join(repository, 'packages/core/dist/index.js'))).toBe(true)
  expect(sweepOutputs(repository)).toEqual([])
})
