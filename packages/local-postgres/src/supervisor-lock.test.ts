import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readLockFile } from './lock-file.ts'
import { acquireSupervisorLock, LOCK_FILE, livingHolder } from './supervisor-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redraft-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const leave = (content: string) => writeFile(join(folder, LOCK_FILE), content)

test('a folder that a living process holds is refused, and free again after the release', async () => {
  const lock = await acquireSupervisorLock(folder)
  await expect(acquireSupervisorLock(folder)).rejects.toMatchObject({ code: 'data_dir_in_use' })
  await lock.release()
  await (await acquireSupervisorLock(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['of a process that is gone', JSON.stringify({ id: 'a', pid: 2 ** 22 + 1, startedAt: 'x' })],
  [
    'whose process number belongs to another process now',
    JSON.stringify({ id: 'a', pid: process.pid, startedAt: 'x' }),
  ],
  ['that is empty', ''],
  ['that is no lock at all', '[1]'],
])('a lock %s is taken over', async (_, content) => {
  await leave(content)
  const lock = await acquireSupervisorLock(folder)
  expect((await livingHolder(folder))?.pid).toBe(process.pid)
  await lock.release()
})

test('a lock whose taker died on the way is taken over all the same', async () => {
  const dead = JSON.stringify({ id: 'a', pid: process.pid, startedAt: 'x' })
  await leave(dead)
  const digest = (await readLockFile(join(folder, LOCK_FILE)))?.digest
  await writeFile(join(folder, `${LOCK_FILE}.${digest}`), dead.replace('"a"', '"b"'))
  await (await acquireSupervisorLock(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

test('who lost the folder to another does not release it', async () => {
  const lost = await acquireSupervisorLock(folder)
  await leave(JSON.stringify({ id: 'a', pid: process.pid, startedAt: 'x' }))
  const lock = await acquireSupervisorLock(folder)
  await lost.release()
  expect((await livingHolder(folder))?.pid).toBe(process.pid)
  await lock.release()
})

test('of many that find a dead lock at once, one gets the folder', async () => {
  await leave(JSON.stringify({ id: 'a', pid: process.pid, startedAt: 'x' }))
  const tries = await Promise.allSettled(Array.from({ length: 25 }, () => acquireSupervisorLock(folder)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readdir(folder)).toEqual([LOCK_FILE])
})

test('the port is published with the lock, readable by its owner only', async () => {
  const lock = await acquireSupervisorLock(folder)
  await lock.publishPort(4711)
  expect((await livingHolder(folder))?.port).toBe(4711)
  expect(JSON.parse(await readFile(join(folder, LOCK_FILE), 'utf8'))).toMatchObject({ port: 4711 })
  await lock.release()
  expect(await livingHolder(folder)).toBeUndefined()
})
