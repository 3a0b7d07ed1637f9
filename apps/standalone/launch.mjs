// Builds what is not built, then runs one of the commands: `node launch.mjs SCRIPT [arguments]`.
// Plain JavaScript, because it runs before anything is compiled.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sweepOutputs } from './sweep-outputs.mjs'

const [script, ...rest] = process.argv.slice(2)
const quiet = rest.includes('--json')
const root = path.resolve(import.meta.dirname, '../..')
const target = path.join(import.meta.dirname, 'dist', script)

/** Only `start` looks for changed sources; the other commands build when nothing was ever built. */
if (script === 'main.js' || !existsSync(target)) {
  if (!quiet)
    console.error(existsSync(target) ? 'Checking the build' : 'Building (first start only, under a minute)')
  const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo')
  const build = spawnSync(process.execPath, [turbo, 'run', 'build', '--output-logs=errors-only'], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
    encoding: 'utf8',
  })
  if (build.status !== 0) {
    console.error(`${build.stdout ?? ''}${build.stderr ?? ''}\nThe build failed.`)
    process.exit(1)
  }
  sweepOutputs(root)
}
process.argv = [process.argv[0], target, ...rest]
await import(pathToFileURL(target).href)
