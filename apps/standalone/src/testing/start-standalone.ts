import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, type SpawnedNode, spawnNode } from '@redraft/testkit'
import { spawnScript } from './npm-scripts.ts'

const DIST = path.resolve(import.meta.dirname, '../../dist')
export const STANDALONE_SCRIPT = path.join(DIST, 'main.js')
const READY_MS = 90_000

export interface Started {
  readonly process: SpawnedNode
  readonly env: Readonly<Record<string, string>>
  readonly baseUrl: string
}

/** An empty data folder that every user may enter; `remove` deletes it. */
export async function emptyDataFolder(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'redraft-standalone-'))
  await chmod(folder, 0o755)
  return { dataDir: path.join(folder, 'data'), remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Settings of one start of the default service on a free port. */
export async function standaloneEnv(dataDir: string): Promise<Record<string, string>> {
  return { DATA_DIR: dataDir, PORT: String(await freePort()), WORKER_CONCURRENCY: '1' }
}

/** Spawns the default start without waiting for it. */
export function spawnStandalone(env: Readonly<Record<string, string>>): SpawnedNode {
  return spawnNode(STANDALONE_SCRIPT, env)
}

/** Waits until a start of the default service says how to call it. */
async function untilReady(process: SpawnedNode, env: Readonly<Record<string, string>>): Promise<Started> {
  await process.waitForLine(/^More: npm run demo/, READY_MS)
  return { process, env, baseUrl: `http://127.0.0.1:${env.PORT}` }
}

/** Starts the default service as `npm start` does. */
export async function startStandalone(dataDir: string): Promise<Started> {
  const env = await standaloneEnv(dataDir)
  return untilReady(spawnScript('start', env), env)
}

/** Starts it again on the data of an earlier start; its engines load when they are first asked for. */
export async function startAgain(dataDir: string): Promise<Started> {
  const env = { ...(await standaloneEnv(dataDir)), WORKER_QUEUES: 'detect', WORKER_WARM_UP: 'none' }
  return untilReady(spawnStandalone(env), env)
}

/** Runs `npm run demo`, where nobody can be asked. */
export function runDemo(env: Readonly<Record<string, string>>): SpawnedNode {
  return spawnScript('demo', env)
}

/** Runs an admin command that reads standard input; returns what it printed on stdout. */
export function typeIntoAdmin(
  env: Readonly<Record<string, string>>,
  input: string,
  ...args: readonly string[]
): string {
  const { PATH = '' } = process.env
  const script = path.join(DIST, 'admin/main.js')
  return execFileSync(process.execPath, [script, ...args], { input, env: { PATH, ...env }, encoding: 'utf8' })
}

/** Runs an admin command; resolves with its exit code and what it printed. */
export async function runAdmin(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ code: number | null; output: string }> {
  const command = spawnNode(path.join(DIST, 'admin/main.js'), env, args)
  const { code } = await command.exited
  return { code, output: command.output() }
}
