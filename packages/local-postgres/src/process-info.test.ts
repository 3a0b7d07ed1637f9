import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { readProcess } from './process-info.ts'

test('a process is recognised by a start time that stays the same while it lives', async () => {
  const first = await readProcess(process.pid)
  expect(first?.args).toContain('node')
  expect((await readProcess(process.pid))?.startedAt).toBe(first?.startedAt)
})

test('a process that has ended, and a number that is none, are not living', async () => {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  expect(await readProcess(child.pid ?? 0)).toBeUndefined()
  for (const pid of [0, -1, 1.5, Number.NaN]) expect(await readProcess(pid)).toBeUndefined()
})
