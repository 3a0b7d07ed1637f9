import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg'
import { MigrationError, reasonOf } from './migration-error.ts'

/** `prisma/migrations` of the repository; the same distance from `src/migrate` and `dist/migrate`. */
export const MIGRATIONS_DIR = fileURLToPath(new URL('../../../../prisma/migrations', import.meta.url))

/** `prisma/schema.prisma` of the repository. */
export const SCHEMA_FILE = fileURLToPath(new URL('../../../../prisma/schema.prisma', import.meta.url))

const LOCK_FILE = 'migration_lock.toml'
const POSTGRES_ONLY = 'provider = "postgresql"\n'
const SCRIPT_FILE = 'migration.sql'

/** Names of the migrations in a folder, oldest first (names begin with their time). */
export async function migrationNames(migrationsDir: string): Promise<string[]> {
  try {
    const entries = await readdir(migrationsDir, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()
  } catch (error) {
    throw unreadable(migrationsDir, error)
  }
}

/** The folder as the schema engine wants it: names, scripts and Prisma's lock file (its one line when it is missing). */
export async function readMigrations(migrationsDir: string): Promise<MigrationList> {
  const names = await migrationNames(migrationsDir)
  const scripts = await Promise.all(names.map((name) => readText(join(migrationsDir, name, SCRIPT_FILE))))
  return {
    baseDir: migrationsDir,
    lockfile: {
      path: LOCK_FILE,
      content: await readFile(join(migrationsDir, LOCK_FILE), 'utf8').catch(() => POSTGRES_ONLY),
    },
    shadowDbInitScript: '',
    migrationDirectories: names.map((name, index) => ({
      path: name,
      migrationFile: { path: SCRIPT_FILE, content: { tag: 'ok', value: scripts[index] ?? '' } },
    })),
  }
}

/** @throws MigrationError `migration_unreadable` naming the file. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw unreadable(path, error)
  }
}

function unreadable(path: string, error: unknown): MigrationError {
  return new MigrationError('migration_unreadable', `Cannot read ${path}: ${reasonOf(error)}`, {
    cause: error,
  })
}
