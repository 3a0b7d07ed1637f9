import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { ProbeLines } from './probe-lines.ts'

type Backend = 'postgres' | 'redis'

const HERE = import.meta.dirname
/** What the launcher was asked for, and can be had. */
const backends = (process.env.PROBE_BACKENDS ?? 'postgres').split(',') as Backend[]

const project = (queueBackend: Backend) => ({
  test: {
    name: queueBackend,
    include: ['apps/standalone/test/probe/points/*.probe.ts'],
    globalSetup: ['packages/testkit/src/global-setup.ts'],
    setupFiles: ['packages/testkit/src/setup-file.ts', path.join(HERE, 'loopback-only.ts')],
    provide: { queueBackend },
    // What is waited for decides, not this bound: the machine may be busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})

export default defineConfig({
  root: path.resolve(HERE, '../../../..'),
  test: {
    reporters: [new ProbeLines()],
    maxWorkers: 2,
    projects: backends.map(project),
  },
})
