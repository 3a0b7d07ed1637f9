// `npm run probe [-- --backend postgres|redis|both]`: hostile probes against services that it starts on loopback.
// Plain JavaScript: it runs vitest, which compiles the rest.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isLoopback } from './is-loopback.mjs'

const BACKENDS = { postgres: ['postgres'], redis: ['redis'], both: ['postgres', 'redis'] }

function refuse(message) {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

function readBackend() {
  try {
    const { backend, help } = parseArgs({
      options: { backend: { type: 'string' }, help: { type: 'boolean' } },
    }).values
    if (help) {
      process.stdout.write('npm run probe [-- --backend postgres|redis|both]\n')
      process.exit(0)
    }
    return backend
  } catch (error) {
    return refuse(error.message)
  }
}

const redisUrl = process.env.REDIS_URL
if (redisUrl && !isLoopback(redisUrl)) {
  refuse('REDIS_URL is not on this machine: the probes are hostile, and run on loopback only.')
}
const hasRedis =
  Boolean(redisUrl) ||
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, 'redis-server')))
const wanted = readBackend()
if (wanted !== undefined && !(wanted in BACKENDS)) refuse('--backend must be postgres, redis or both.')
const backends = BACKENDS[wanted ?? (hasRedis ? 'both' : 'postgres')]
if (backends.includes('redis') && !hasRedis) {
  refuse('There is no Redis: set REDIS_URL, or put redis-server on the PATH.')
}
if (!hasRedis) process.stderr.write('Only on PostgreSQL: there is no redis-server on the PATH.\n')

const config = path.join(import.meta.dirname, 'vitest.config.ts')
const packageFile = createRequire(import.meta.url).resolve('vitest/package.json')
const { status } = spawnSync(
  process.execPath,
  [path.join(path.dirname(packageFile), 'vitest.mjs'), 'run', '--config', config],
  { stdio: 'inherit', env: { ...process.env, PROBE_BACKENDS: backends.join(',') } },
)
process.exit(status ?? 1)
