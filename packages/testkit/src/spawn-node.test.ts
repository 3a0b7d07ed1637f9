import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnNode } from './spawn-node.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redraft-spawn-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function script(source: string): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.mjs`)
  await writeFile(path, source)
  return path
}

test('a line of the output can be waited for, and the process be stopped', async () => {
  const path = await script(
    `console.log('starting'); console.error('ready on', process.env.NAME); setInterval(() => {}, 1e9)`,
  )
  const child = spawnNode(path, { NAME: 'x' })
  expect(await child.waitForLine(/^ready/)).toBe('ready on x')
  expect(await child.kill()).toEqual({ code: null, signal: 'SIGTERM' })
  expect(child.output()).toContain('starting')
})

test('a process that ends before the line is reported with its output', async () => {
  const child = spawnNode(await script(`console.log('boom'); process.exit(3)`))
  await expect(child.waitForLine(/ready/)).rejects.toThrow('boom')
  expect(await child.exited).toEqual({ code: 3, signal: null })
})

test('the environment of the machine does not reach the child', async () => {
  process.env.REDRAFT_LEAK = 'leaked'
  const child = spawnNode(await script(`console.log('leak:' + process.env.REDRAFT_LEAK)`))
  expect(await child.waitForLine(/^leak:/)).toBe('leak:undefined')
  delete process.env.REDRAFT_LEAK
})

test('a process that computes is waited for past the timeout', async () => {
  const path = await script(
    `const end = Date.now() + 1200; while (Date.now() < end); console.log('done'); setInterval(() => {}, 1e9)`,
  )
  expect(await spawnNode(path).waitForLine(/^done/, 500)).toBe('done')
})

test('a process learns that the one that started it is gone', async () => {
  const path = await script(
    `process.on('disconnect', () => process.exit()); console.log('connected', process.connected)`,
  )
  expect(await spawnNode(path).waitForLine(/^connected/)).toBe('connected true')
})
