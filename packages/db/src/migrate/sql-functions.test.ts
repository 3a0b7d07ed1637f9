import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createTestDatabase } from '@redraft/testkit'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

const SQL_DIR = path.resolve(import.meta.dirname, '../../sql')

let client: Client
let database: Awaited<ReturnType<typeof createTestDatabase>>
let inForce: ReadonlyMap<string, string>
beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.databaseUrl })
  await client.connect()
  inForce = await functions()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Every function of the schema, by name and argument types, as PostgreSQL writes it. */
async function functions(): Promise<Map<string, string>> {
  const { rows } = await client.query<{ signature: string; definition: string }>(
    `SELECT p.oid::regprocedure::text AS signature, pg_get_functiondef(p.oid) AS definition
     FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f' ORDER BY 1`,
  )
  return new Map(rows.map(({ signature, definition }) => [signature, definition]))
}

const files = async () => (await readdir(SQL_DIR)).sort()

test('each function that is in force has a file of its name, and each file a function', async () => {
  const names = [...inForce.keys()].map((signature) => `${signature.split('(')[0]}.sql`)
  expect(await files()).toEqual(names.sort())
})

test('the migrations end at what the files show', async () => {
  for (const file of await files()) await client.query(await readFile(path.join(SQL_DIR, file), 'utf8'))
  expect(Object.fromEntries(await functions())).toEqual(Object.fromEntries(inForce))
})

test('each file says what its function takes, answers and locks, and holds nothing else', async () => {
  for (const file of await files()) {
    const script = await readFile(path.join(SQL_DIR, file), 'utf8')
    const name = file.replace('.sql', '')
    expect(script).toMatch(new RegExp(`^-- ${name}: .+\\n(--.*\\n)*CREATE OR REPLACE FUNCTION ${name}\\(`))
    expect(script.match(/\$\$/g), file).toHaveLength(2)
    expect(script.trimEnd()).toMatch(/\$\$;$/)
    if (!script.includes(' IMMUTABLE '))
      expect(script).toMatch(/^-- In: .*\n(--.*\n)*-- Out: .*\n(--.*\n)*-- Locks: /m)
  }
})
