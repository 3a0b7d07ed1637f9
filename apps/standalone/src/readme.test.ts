import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase, freePort, type TestDatabase } from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scripts, spawnScript } from './testing/npm-scripts.ts'
import { commandsOf } from './testing/readme-commands.ts'
import { emptyDataFolder } from './testing/start-standalone.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8')
const READY = /^Redraft is ready: /
const START_MS = 90_000
/** The test of the default start begins with `npm start`, and runs the demo on it. */
const STARTS = readFileSync(path.join(import.meta.dirname, 'testing/start-standalone.ts'), 'utf8')

let database: TestDatabase
let folder: Awaited<ReturnType<typeof emptyDataFolder>>
/** Settings of every command: one database, nothing of the machine's. */
let env: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await emptyDataFolder()
  const light = { WORKER_CONCURRENCY: '1', WORKER_WARM_UP: 'none', LOG_LEVEL: 'info' }
  env = {
    ...light,
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: folder.dataDir,
    PORT: `${await freePort()}`,
  }
})
afterAll(() => folder?.remove())

/** Runs it to its end, which must be a good one; returns what it printed. */
async function run(name: string, args: readonly string[] = []): Promise<string> {
  const command = spawnScript(name, env, args)
  const { code } = await command.exited
  expect(code, command.output()).toBe(0)
  return command.output()
}

/** Waits until it says that it is ready, then stops it as Ctrl-C does. */
async function startAndStop(name: string, ready: RegExp): Promise<void> {
  const command = spawnScript(name, { ...env, WORKER_QUEUES: 'detect' })
  await command.waitForLine(ready, START_MS)
  expect(await command.kill('SIGINT'), command.output()).toMatchObject({ code: 0 })
}

async function dataFile(rows: readonly object[]): Promise<string> {
  const file = path.join(path.dirname(folder.dataDir), 'rows.jsonl')
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'))
  return file
}

const TEXT = 'It is important to note that the committee met in order to discuss the roof.'
const npm = async (...args: string[]) => void (await promisify(execFile)('npm', args, { cwd: ROOT }))

/** Every command of the README in its shortest form. One that is new in the README needs a line here. */
const SHORT: Readonly<Record<string, () => Promise<unknown>>> = {
  install: () => npm('install', '--dry-run', '--offline', '--ignore-scripts'),
  build: async () => {
    expect(scripts.build).toMatch(/^turbo run build /)
    const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo')
    await promisify(execFile)(process.execPath, [turbo, 'run', 'build', '--dry=json'], { cwd: ROOT })
  },
  // This test runs in it, after the checks.
  test: async () => expect(scripts.test).toMatch(/ && npm run -s check && vitest run$/),
  check: async () => expect(scripts.test).toContain('npm run -s check'),
  migrate: () => run('migrate'),
  admin: () => run('admin', ['workspace:list']),
  start: async () => expect(STARTS).toContain("spawnScript('start', env)"),
  demo: async () => expect(STARTS).toContain("spawnScript('demo', env)"),
  dev: () => startAndStop('dev', READY),
  gateway: () => startAndStop('gateway', /listening/),
  worker: () => startAndStop('worker', /consuming/),
  'node apps/gateway/dist/main.js': async () =>
    expect(scripts.gateway).toBe('node apps/gateway/dist/main.js'),
  'node apps/worker/dist/main.js': async () => expect(scripts.worker).toBe('node apps/worker/dist/main.js'),
  'node apps/standalone/dist/admin/main.js': () =>
    run('node apps/standalone/dist/admin/main.js', ['workspace:list']),
  openapi: () => run('openapi'),
  probe: () => run('probe', ['--help']),
  // A file of this suite, which compares where the command writes.
  'docs:examples': async () => {
    const [, file = ''] =
      /^npm run -s build 1>&2 && vitest run --project stores (\S+) --update && npm run -s openapi$/.exec(
        scripts['docs:examples'] ?? '',
      ) ?? []
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain('npm run docs:examples')
  },
  'eval:detect': async () => {
    const rows = ['human', 'ai'].map((label) => ({ text: TEXT, label, lang: 'en' }))
    return run('eval:detect', ['--data', await dataFile(rows)])
  },
  'train:detect': () => run('train:detect', ['--help']),
  'bench:detect': () => run('bench:detect', ['--rounds', '1']),
  'eval:drafts': async () => {
    const row = { id: 'one', lang: 'en', task: 'gec', src: 'He recieved it.', refs: ['He received it.'] }
    return run('eval:drafts', ['--data', await dataFile([row]), '--alone'])
  },
  'eval:transform': async () => {
    const data = await dataFile([{ id: 'one', lang: 'en', text: TEXT }])
    return run('eval:transform', ['--data', data, '--endpoint', 'humanize'])
  },
  'eval:llm': async () => {
    const [passage = '{}'] = readFileSync(
      path.join(ROOT, 'packages/lab/llm/passages/zh_TW.jsonl'),
      'utf8',
    ).split('\n')
    const answers = path.join(ROOT, 'packages/lab/llm/answers/zh_TW.jsonl')
    const texts = await dataFile([JSON.parse(passage)])
    return run('eval:llm', ['--texts', texts, '--answers', answers, '--goal', 'humanize'])
  },
  'bench:gateway': async () => {
    const output = await run('bench:gateway', ['--smoke', '--backend', 'postgres'])
    expect(output).toContain('Both paths answer.')
  },
}

test('every command that the README names exists, and has a short form here', () => {
  expect(commandsOf(README, Object.keys(scripts))).toEqual(Object.keys(SHORT).sort())
})

test('a command and a script named alone are found wherever a text has them', () => {
  const text =
    'Run `npm run a:b -- …` or `c:d`, `e`.\n```bash\nnpm ci && node x/y.js  # npm run no\ncurl -s http://h/api/v1/detect \\\n  -d \'{"text":"a"}\'\n```\n```json\n"npm run never"\n```'
  expect(commandsOf(text, ['a:b', 'c:d', 'e'])).toEqual(['a:b', 'c:d', 'ci', 'node x/y.js'])
})

test.each(Object.entries(SHORT))(
  '%s works',
  async (_, short) => {
    await short()
  },
  180_000,
)
