import { type ChildProcess, spawn } from 'node:child_process'
import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
/** A change may rebuild several packages one after the other; the restart waits until they stop changing. */
const SETTLE_MS = 1_500

/** Folders with compiled code, of every package and app. */
function buildFolders(): string[] {
  return ['packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(ROOT, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(ROOT, group, entry.name, 'dist')),
  )
}

function tryWatch(folder: string, onChange: () => void): FSWatcher | undefined {
  try {
    return watch(folder, { recursive: true }, onChange)
  } catch {
    return undefined
  }
}

/** Rebuilds on every change of a source and calls `onBuilt` when new code is there, never twice at once. */
export function watchBuilds(onBuilt: () => Promise<void>): { close(): void } {
  const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo')
  const builder: ChildProcess = spawn(
    process.execPath,
    [turbo, 'watch', 'build', '--output-logs=errors-only'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  let settle: NodeJS.Timeout | undefined
  let restarting = Promise.resolve()
  const changed = (): void => {
    clearTimeout(settle)
    settle = setTimeout(() => {
      restarting = restarting.then(onBuilt)
    }, SETTLE_MS)
  }
  const watchers = buildFolders().map((folder) => tryWatch(folder, changed))
  return {
    close() {
      clearTimeout(settle)
      for (const watcher of watchers) watcher?.close()
      builder.kill()
    },
  }
}
