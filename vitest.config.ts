import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { findChromium } from './apps/console/browser/harness/find-chromium.ts'

const redisFound =
  Boolean(process.env.REDIS_URL) ||
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, 'redis-server')))
if (!redisFound) {
  process.stderr.write('Tests on Redis are left out: set REDIS_URL or install redis-server to run them.\n')
}

const chromium = findChromium()
if (!chromium) {
  process.stderr.write(
    'Tests in a browser are left out: install chromium or set CHROMIUM_PATH to run them.\n',
  )
}

/** Text, messages and engines: pure code, no stores. The lab's tests share the engines with those beside the source. */
const unit = {
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'unit',
    include: [
      'packages/{contracts,docs,text,detect,transform,citations,llm,lab,observability}/src/**/*.test.ts',
      'apps/console/src/**/*.test.ts',
    ],
    testTimeout: 30_000,
    // Modules without state of a test: loading the engines once per worker saves a third of the time.
    isolate: false,
  },
}

const stores = {
  globalSetup: ['packages/testkit/src/global-setup.ts'],
  setupFiles: ['packages/testkit/src/setup-file.ts'],
  // Each file has a database and processes of its own, or workspaces in the service that a vitest worker shares; loading
  // Prisma and the rest anew for each of some eighty files would cost a minute of CPU.
  isolate: false,
  // For a machine that does other work too: what waits for something gives up sooner by itself, when nothing moves.
  testTimeout: 120_000,
  hookTimeout: 300_000,
}

/** What does not know or care what carries the jobs: seen on one backend only. */
const BACKEND_BLIND = [
  'apps/gateway/src/connections/**',
  'apps/gateway/src/console/**',
  'apps/gateway/src/errors/input.test.ts',
  'apps/gateway/src/main.test.ts',
  'apps/gateway/src/middleware/**',
  'apps/gateway/src/routes/docs/**',
  'apps/gateway/src/routes/bibliography/**',
  'apps/gateway/src/shutdown.test.ts',
  'apps/worker/src/shutdown.test.ts',
  'packages/core/src/**',
]

/** The request path over HTTP, once on each queue backend, with real stores and real processes. */
const integration = (queueBackend: 'postgres' | 'redis') => ({
  test: {
    ...stores,
    name: `integration-${queueBackend}`,
    include: ['apps/{gateway,worker}/src/**/*.test.ts', 'packages/{core,queue}/src/**/*.test.ts'],
    exclude: queueBackend === 'redis' ? BACKEND_BLIND : [],
    provide: { queueBackend },
  },
})

/** The console in headless Chromium, on the real service. */
const browser = {
  test: {
    ...stores,
    name: 'browser',
    include: ['apps/console/browser/**/*.test.ts'],
    testTimeout: 120_000,
    provide: { queueBackend: 'postgres' as const },
  },
}

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'node_modules/.vitest/report.json' }]],
    // Many tests wait, for stall times, processes or a browser: two workers for each of the two cores that the suite is
    // sized for. With 3 a third of the CPU was idle.
    maxWorkers: 4,
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
      ...(chromium ? [browser] : []),
    ],
  },
})
