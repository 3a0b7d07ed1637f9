import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vitepress'
import { type RenderedSite, renderSite } from '../site/render-site.ts'
import { packageFolder, readSource } from './read-source.ts'
import { scriptHashes } from './script-hashes.ts'

const sources = join(packageFolder, '.site')
const output = join(packageFolder, 'dist/public')

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Writes what VitePress reads: the pages, and their contents for the side bar. */
function writeSources({ pages, navigation }: RenderedSite): void {
  rmSync(sources, { recursive: true, force: true })
  for (const [file, markdown] of pages) write(join(sources, file), markdown)
  write(join(sources, 'navigation.json'), JSON.stringify(navigation))
}

/** Says what was built, for those who serve it. */
function writeManifest(): void {
  const files = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(output.length + 1))
    .toSorted()
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(output, file), 'utf8'))
  write(
    join(packageFolder, 'dist/site.json'),
    JSON.stringify({ files, scriptHashes: scriptHashes(pages) }, null, 2),
  )
}

writeSources(renderSite(readSource()))
await build(packageFolder)
writeManifest()
