import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingFields } from './fields.ts'

const compose = readFileSync(new URL('../../../../docker-compose.yml', import.meta.url), 'utf8')

/** Set by the images, made for other setups, or for tests only. */
const NOT_PASSED = new Set([
  ...['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'DATABASE_DIRECT_URL', 'CSL_STYLES_DIR'],
  ...['ALLOW_PRIVATE_FETCH', 'ALLOW_PRIVATE_FETCH_IN_PRODUCTION', 'STRIPE_BASE_URL'],
])

test('docker-compose passes every setting on', () => {
  const passed = new Set([...compose.matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name]) => name))
  const missing = Object.keys(settingFields).filter((name) => !passed.has(name) && !NOT_PASSED.has(name))
  expect(missing).toEqual([])
})

test('the worker gets its own settings, and every process the port of its metrics', () => {
  const [, gateway = '', worker = ''] =
    /\n {2}gateway:\n([\s\S]*?)\n {2}worker:\n([\s\S]*?)\nvolumes:/.exec(compose) ?? []
  for (const name of ['CONTACT_EMAIL', 'WORKER_QUEUES', 'WORKER_CONCURRENCY', 'WORKER_WARM_UP']) {
    expect(worker).toContain(`${name}: \${${name}:-}`)
    expect(gateway).not.toContain(name)
  }
  for (const service of [gateway, worker]) expect(service).toContain('<<: *stores')
  expect(compose).toMatch(/METRICS_PORT: \$\{METRICS_PORT:-\}/)
})
