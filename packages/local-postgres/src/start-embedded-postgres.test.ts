import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readProcess } from './process-info.ts'
import { removeAbandoned } from './remove-abandoned.ts'
import { runningDatabaseUrl } from './running-database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { LOCK_FILE } from './supervisor-lock.ts'

let prepared: string
let folder: string
let dataDir: string
const started: EmbeddedPostgres[] = []
const lines: string[] = []

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'redraft-pg-'))
  await chmod(prepared, 0o755)
  await (await startEmbeddedPostgres({ dataDir: prepared, log: () => {} })).stop()
})
afterAll(() => rm(prepared, { recursive: true, force: true }))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redraft-pg-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'data')
  lines.length = 0
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((postgres) => postgres.stop()))
  await rm(folder, { recursive: true, force: true })
})

/** A data folder that has been used before, without the seconds that a first start may take. */
async function useBefore(): Promise<void> {
  await promisify(execFile)('cp', ['-a', prepared, dataDir])
}

async function start(port?: number): Promise<EmbeddedPostgres> {
  const log = (line: string): void => void lines.push(line)
  const postgres = await startEmbeddedPostgres({ dataDir, log, ...(port === undefined ? {} : { port }) })
  started.push(postgres)
  return postgres
}

async function query(databaseUrl: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(sql)).rows[0]
  } finally {
    await client.end()
  }
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** As if the owner had been killed: its lock names a process that does not exist. */
const killOwner = () =>
  writeFile(join(dataDir, LOCK_FILE), JSON.stringify({ id: 'a', pid: process.pid, startedAt: 'earlier' }))

test('the data of a first start is there at a second one', async () => {
  const first = await start()
  await query(first.databaseUrl, 'CREATE TABLE kept AS SELECT 42 AS answer')
  expect(await runningDatabaseUrl(dataDir)).toBe(first.databaseUrl)
  await first.stop()
  expect(await runningDatabaseUrl(dataDir)).toBeUndefined()
  const second = await start()
  expect(await query(second.databaseUrl, 'SELECT answer FROM kept')).toEqual({ answer: 42 })
  expect(lines).toEqual(['Setting up the embedded PostgreSQL (first start)'])
})

test('only the password opens it, only the owner can read the password, and only loopback is served', async () => {
  await useBefore()
  const { databaseUrl } = await start()
  expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
  const wrong = new URL(databaseUrl)
  wrong.password = 'wrong'
  await expect(query(wrong.toString(), 'SELECT 1')).rejects.toThrow('password authentication failed')
  const settings = `SELECT current_setting('listen_addresses') AS a, current_setting('fsync') AS f,
    current_setting('unix_socket_directories') AS u, current_setting('max_connections') AS m`
  expect(await query(databaseUrl, settings)).toEqual({ a: '127.0.0.1', f: 'on', u: '', m: '100' })
})

test('the server has a process group of its own, so Ctrl-C in the terminal does not reach it', async () => {
  await useBefore()
  await start()
  const group = -(await serverPid())
  expect(process.kill(group, 0)).toBe(true)
})

test('of two starts of one data folder the second is refused, and the first goes on', async () => {
  await useBefore()
  const first = await start()
  await expect(start()).rejects.toMatchObject({ code: 'data_dir_in_use' })
  expect(await query(first.databaseUrl, 'SELECT 1 AS one')).toEqual({ one: 1 })
})

test('a server that a killed owner left running is stopped, and its data kept', async () => {
  await useBefore()
  const first = await start()
  await query(first.databaseUrl, 'CREATE TABLE kept AS SELECT 42 AS answer')
  const orphan = await serverPid()
  await killOwner()
  const second = await start()
  expect(await readProcess(orphan)).toBeUndefined()
  expect(lines.at(-1)).toBe(`Stopping a PostgreSQL that an earlier run left behind (process ${orphan})`)
  expect(await query(second.databaseUrl, 'SELECT answer FROM kept')).toEqual({ answer: 42 })
})

test('a killed server is reported in one line, and starts again with everything committed', async () => {
  await useBefore()
  const first = await start()
  await query(first.databaseUrl, 'CREATE TABLE kept AS SELECT 42 AS answer')
  const reason = new Promise<string>((resolve) => first.onExit(resolve))
  process.kill(await serverPid(), 'SIGKILL')
  expect(await reason).toMatch(/^PostgreSQL ended \(SIGKILL\): .+$/)
  await first.stop()
  const second = await start()
  expect(await query(second.databaseUrl, 'SELECT answer FROM kept')).toEqual({ answer: 42 })
})

test('a process that merely has the number of an old server is left alone', async () => {
  await useBefore()
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n/elsewhere\n`)
  await start()
  expect(await serverPid()).not.toBe(process.pid)
})

test('an open transaction does not delay the stop, and stopping twice is harmless', async () => {
  await useBefore()
  const postgres = await start()
  const client = new Client({ connectionString: postgres.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  await client.query('BEGIN')
  const pid = await serverPid()
  await Promise.all([postgres.stop(), postgres.stop()])
  expect(await readProcess(pid)).toBeUndefined()
})

describe('what cannot start leaves neither a process nor a lock', () => {
  const nothingLeft = async (): Promise<void> => {
    for (const file of [LOCK_FILE, join('postgres', 'postmaster.pid')]) {
      await expect(stat(join(dataDir, file))).rejects.toMatchObject({ code: 'ENOENT' })
    }
  }

  test('a port that is taken', async () => {
    await useBefore()
    const other = createServer()
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port))
    })
    await expect(start(port)).rejects.toThrow(`The port ${port} wanted for PostgreSQL is taken.`)
    other.close()
    await nothingLeft()
  })

  test('a database of another major version', async () => {
    await useBefore()
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 17, not 18\./)
    await nothingLeft()
  })

  test('a lost password', async () => {
    await useBefore()
    await rm(join(dataDir, 'postgres-password'))
    await expect(start()).rejects.toMatchObject({ code: 'password_missing' })
    await nothingLeft()
  })

  test('a damaged cluster', async () => {
    await useBefore()
    await rm(join(dataDir, 'postgres', 'global', 'pg_control'))
    await expect(start()).rejects.toMatchObject({ code: 'start_failed' })
    await nothingLeft()
  })

  test('a data folder that is a file', async () => {
    await writeFile(dataDir, '')
    await expect(start()).rejects.toMatchObject({ code: 'data_dir_not_writable' })
  })
})

test('a throwaway folder is removed with its server, also after its owner was killed', async () => {
  const owner = await startEmbeddedPostgres({ dataDir, log: () => {}, throwaway: true })
  expect(await removeAbandoned(dataDir, () => {})).toBe(false)
  const pid = await serverPid()
  await killOwner()
  expect(await removeAbandoned(dataDir, () => {})).toBe(true)
  expect(await readProcess(pid)).toBeUndefined()
  await expect(stat(dataDir)).rejects.toMatchObject({ code: 'ENOENT' })
  await owner.stop()
})

describe.runIf(process.getuid?.() === 0)('started by root in folders closed to others', () => {
  beforeEach(() => chmod(folder, 0o700))

  test('the database lives in /var/lib/redraft, which one line says, and is found again', async () => {
    const first = await start()
    await query(first.databaseUrl, 'CREATE TABLE kept AS SELECT 42 AS answer')
    expect(lines[0]).toMatch(/^The folders here are closed .* data .*\/var\/lib\/redraft\/[0-9a-f]{16}$/)
    await first.stop()
    const second = await start()
    expect(await query(second.databaseUrl, 'SELECT answer FROM kept')).toEqual({ answer: 42 })
    await second.stop()
    await rm(lines[0]?.split(' ').at(-1) ?? '', { recursive: true })
  })

  test('a throwaway one leaves nothing there', async () => {
    const postgres = await startEmbeddedPostgres({
      dataDir,
      log: (line) => void lines.push(line),
      throwaway: true,
    })
    const shelter = lines[0]?.split(' ').at(-1) ?? ''
    expect((await stat(shelter)).isDirectory()).toBe(true)
    await postgres.stop()
    await expect(stat(shelter)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
