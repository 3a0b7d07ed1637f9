import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const redisFound =
  Boolean(process.env.REDIS_URL) ||
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, 'redis-server')))
if (!redisFound) {
  process.stderr.write('Tests on Redis are left out: set REDIS_URL or install redis-server to run them.\n')
}

/** Text, messages and engines: pure code, no stores. */
const unit = {
  test: {
    name: 'unit',
    include: ['packages/{contracts,text,detect,transform,citations,observability}/src/**/*.test.ts'],
    testTimeout: 30_000,
  },
}

const stores = {
  globalSetup: ['packages/testkit/src/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

/** The request path over HTTP, once on each queue backend, with real stores and real processes. */
const integration = (queueBackend: 'postgres' | 'redis') => ({
  test: {
    ...stores,
    name: `integration-${queueBackend}`,
    include: ['apps/{gateway,worker}/src/**/*.test.ts', 'packages/{core,queue}/src/**/*.test.ts'],
    provide: { queueBackend },
  },
})

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'node_modules/.vitest/report.json' }]],
    maxWorkers: 2,
    projects: [
      unit,
      {
        test: {
          ...stores,
          name: 'stores',
          include: [
            'packages/{local-postgres,testkit,db}/src/**/*.test.ts',
            'apps/standalone/src/**/*.test.ts',
          ],
          provide: { queueBackend: 'postgres' as const },
        },
      },
      integration('postgres'),
      ...(redisFound ? [integration('redis')] : []),
    ],
  },
})
