// Deletes from `dist` what no source stands for any more: tsc never clears its folder, and turbo restores into it what a build
// of another time had left. Run after every build: `node sweep-outputs.mjs`. Plain JavaScript, like launch.mjs.
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const COMPILED = /(?:\.d\.ts|\.js)(?:\.map)?$/
const SOURCES = ['.ts', '.tsx', '.js']

/** Files of a folder and below, relative to it; none when there is no such folder. */
function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** What Vite built, by its manifest: a chunk, with the style sheets and assets it needs, for each entry. */
function builtByVite(dist) {
  const manifest = path.join(dist, '.vite/manifest.json')
  if (!existsSync(manifest)) return undefined
  const chunks = Object.values(readJson(manifest))
  const named = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  return new Set([...named, 'index.html', '.vite/manifest.json'])
}

/** What the documentation's site is made of, by the list that its build writes. */
function builtSite(dist) {
  const list = path.join(dist, 'site.json')
  if (!existsSync(list)) return undefined
  return new Set(readJson(list).files.map((file) => path.join('public', file)))
}

/** Whether tsc would write this file today. */
function hasSource(workspace, file) {
  const stem = path.join(workspace, 'src', file.replace(COMPILED, ''))
  if (!COMPILED.test(file)) return existsSync(path.join(workspace, 'src', file))
  return !stem.endsWith('.test') && SOURCES.some((ending) => existsSync(stem + ending))
}

function staleIn(workspace) {
  const dist = path.join(workspace, 'dist')
  const files = filesIn(dist)
  const vite = builtByVite(dist)
  if (vite) return files.filter((file) => !vite.has(file))
  const site = builtSite(dist)
  return files.filter((file) => {
    if (site && (file === 'site.json' || site.has(file))) return false
    return !hasSource(workspace, file)
  })
}

function removeEmptyFolders(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const inner = path.join(folder, entry.name)
    removeEmptyFolders(inner)
    if (readdirSync(inner).length === 0) rmdirSync(inner)
  }
}

/** Sweeps every workspace of a repository; returns what was deleted, relative to its root. */
export function sweepOutputs(root) {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => path.join(root, group, name)),
  )
  return workspaces.flatMap((workspace) => {
    const stale = staleIn(workspace).map((file) => path.join(workspace, 'dist', file))
    for (const file of stale) rmSync(file)
    if (stale.length > 0) removeEmptyFolders(path.join(workspace, 'dist'))
    return stale.map((file) => path.relative(root, file))
  })
}

const script = fileURLToPath(import.meta.url)
if (process.argv[1] === script) sweepOutputs(path.resolve(path.dirname(script), '../..'))
