import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, freePort, startEmbeddedPostgres } from '@redraft/local-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyMigrations, diffMigration, MIGRATIONS_DIR, pendingMigrations } from './index.ts'

const INIT = '20260101000000_init'
const COUNT = '20260102000000_count'
const BROKEN = '20260103000000_broken'

const SCRIPTS = {
  [INIT]: `CREATE TABLE item (id uuid PRIMARY KEY, note text NOT NULL DEFAULT 'a;b') PARTITION BY RANGE (id);
    CREATE TABLE item_default PARTITION OF item DEFAULT;`,
  [COUNT]: `-- one; two
    CREATE FUNCTION add_item(wanted text) RETURNS bigint LANGUAGE plpgsql AS $$
    DECLARE total bigint;
    BEGIN
      INSERT INTO item VALUES (gen_random_uuid(), wanted);
      SELECT count(*) INTO total FROM item; -- ; inside
      RETURN total;
    END;
    $$;`,
}

let folder: string
let migrationsDir: string
let server: EmbeddedPostgres
let databaseUrl: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redraft-migrations-'))
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => {}, throwaway: true })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  const name = `m${randomUUID().replaceAll('-', '')}`
  await sql(server.databaseUrl, `CREATE DATABASE ${name}`)
  databaseUrl = server.databaseUrl.replace(/redraft$/, name)
  migrationsDir = join(folder, name)
  await writeMigrations(SCRIPTS)
})

async function writeMigrations(scripts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, script] of Object.entries(scripts)) {
    await mkdir(join(migrationsDir, name), { recursive: true })
    await writeFile(join(migrationsDir, name, 'migration.sql'), script)
  }
}

async function sql(url: string, statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

const names = (query: string) =>
  sql(databaseUrl, query).then((rows) => rows.map((row) => Object.values(row as object)[0]))
const PUBLIC_TABLES = `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`

test('an empty database gets partitioned tables and functions with bodies, and a second run does nothing', async () => {
  expect(await pendingMigrations({ databaseUrl, migrationsDir })).toEqual([INIT, COUNT])
  expect(await applyMigrations({ databaseUrl, migrationsDir })).toEqual({ applied: [INIT, COUNT] })
  expect(await sql(databaseUrl, `SELECT add_item('x') AS total`)).toEqual([{ total: '1' }])
  expect(await applyMigrations({ databaseUrl, migrationsDir })).toEqual({ applied: [] })
  expect(await pendingMigrations({ databaseUrl, migrationsDir })).toEqual([])
})

test("the history is the one Prisma's CLI keeps", async () => {
  await applyMigrations({ databaseUrl, migrationsDir })
  const history = await sql(
    databaseUrl,
    `SELECT migration_name, checksum, applied_steps_count AS steps, finished_at >= started_at AS finished,
       logs, rolled_back_at FROM _prisma_migrations ORDER BY started_at`,
  )
  const row = ([migration_name, script]: [string, string]) => ({
    migration_name,
    checksum: createHash('sha256').update(script).digest('hex'),
    steps: 1,
    finished: true,
    logs: null,
    rolled_back_at: null,
  })
  expect(history).toEqual(Object.entries(SCRIPTS).map(row))
})

test('of several runners at once, one applies each migration once and the others wait for it', async () => {
  const runs = await Promise.all(
    Array.from({ length: 4 }, () => applyMigrations({ databaseUrl, migrationsDir })),
  )
  expect(runs.map(({ applied }) => applied.length).sort()).toEqual([0, 0, 0, 2])
  expect(await names('SELECT migration_name FROM _prisma_migrations ORDER BY started_at')).toEqual([
    INIT,
    COUNT,
  ])
})

test('a failed migration is named with the reason, leaves nothing, and is tried again once it is repaired', async () => {
  await writeMigrations({ [BROKEN]: 'CREATE TABLE half (id int); SELECT nope FROM nowhere;' })
  const failure = {
    code: 'migration_failed',
    message: `Migration ${BROKEN} failed: relation "nowhere" does not exist`,
  }
  await expect(applyMigrations({ databaseUrl, migrationsDir })).rejects.toMatchObject(failure)
  await expect(applyMigrations({ databaseUrl, migrationsDir })).rejects.toMatchObject(failure)
  expect(await names(PUBLIC_TABLES)).toEqual(['_prisma_migrations', 'item', 'item_default'])
  expect(await pendingMigrations({ databaseUrl, migrationsDir })).toEqual([BROKEN])
  await writeMigrations({ [BROKEN]: 'CREATE TABLE half (id int);' })
  expect(await applyMigrations({ databaseUrl, migrationsDir })).toEqual({ applied: [BROKEN] })
})

test('a migration whose runner was killed is applied by the next one', async () => {
  await applyMigrations({ databaseUrl, migrationsDir })
  await writeMigrations({ [BROKEN]: 'CREATE TABLE later (id int);' })
  await sql(
    databaseUrl,
    `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('killed', 'x', '${BROKEN}')`,
  )
  expect(await pendingMigrations({ databaseUrl, migrationsDir })).toEqual([BROKEN])
  expect(await applyMigrations({ databaseUrl, migrationsDir })).toEqual({ applied: [BROKEN] })
})

test('a runner gives up in one line when another one holds the lock for too long', async () => {
  const holder = new Client({ connectionString: databaseUrl })
  await holder.connect()
  await holder.query('SELECT pg_advisory_lock(7237002)')
  const lines: string[] = []
  const run = applyMigrations({
    databaseUrl,
    migrationsDir,
    lockWaitMs: 150,
    log: (line) => void lines.push(line),
  })
  await expect(run).rejects.toMatchObject({ code: 'lock_timeout' })
  expect(lines).toEqual(['Another process is applying migrations, waiting for it'])
  await holder.end()
})

test('a database that cannot be reached or does not exist is named in one line without its password', async () => {
  const port = await freePort()
  const nobody = applyMigrations({ databaseUrl: `postgres://u:secret@127.0.0.1:${port}/d`, migrationsDir })
  await expect(nobody).rejects.toMatchObject({
    code: 'database_unreachable',
    message: `The database 127.0.0.1:${port}/d cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}`,
  })
  const missing = pendingMigrations({ databaseUrl: databaseUrl.replace(/[^/]+$/, 'nix'), migrationsDir })
  await expect(missing).rejects.toMatchObject({ code: 'access_denied' })
})

test('asking for pending migrations changes nothing', async () => {
  await pendingMigrations({ databaseUrl, migrationsDir })
  expect(await names(PUBLIC_TABLES)).toEqual([])
})

test('the difference between migrations and schema is SQL, and the temporary database goes away', async () => {
  const to = join(migrationsDir, 'schema.prisma')
  await writeFile(
    to,
    'datasource db {\n provider = "postgresql"\n}\nmodel note {\n id Int @id\n text String\n}\n',
  )
  const script = await diffMigration({ databaseUrl, from: migrationsDir, to })
  expect(script).toContain('CREATE TABLE "note"')
  expect(script).toContain('DROP TABLE "item"')
  expect(await names(PUBLIC_TABLES)).toEqual([])
  expect(await names(`SELECT datname FROM pg_database WHERE datname LIKE '%shadow%'`)).toEqual([])
})

test("the repository's own migrations apply from zero and leave nothing that differs from the schema", async () => {
  await applyMigrations({ databaseUrl })
  expect(await applyMigrations({ databaseUrl })).toEqual({ applied: [] })
  expect(await pendingMigrations({ databaseUrl })).toEqual([])
  expect((await diffMigration({ databaseUrl })).trim()).toBe('')
})

test('a database that a newer release has migrated is not held against an older one', async () => {
  const newer = join(folder, `newer-${randomUUID()}`)
  await cp(MIGRATIONS_DIR, newer, { recursive: true })
  await mkdir(join(newer, '99990101000000_newer'))
  await writeFile(join(newer, '99990101000000_newer', 'migration.sql'), 'CREATE TABLE newer (id int);')
  await applyMigrations({ databaseUrl, migrationsDir: newer })
  expect(await pendingMigrations({ databaseUrl })).toEqual([])
  expect(await applyMigrations({ databaseUrl })).toEqual({ applied: [] })
})
