import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bg from '@prisma/schema-engine-wasm/schema_engine_bg'

const req = createRequire(import.meta.url)
const p = req.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm')
const t0 = performance.now()
const { instance } = await WebAssembly.instantiate(await readFile(p), { './schema_engine_bg.js': bg })
bg.__wbg_set_wasm(instance.exports)
instance.exports.__wbindgen_start()
console.log('inst', performance.now() - t0)
class F extends PrismaPg {
  async connect() {
    const a = await super.connect()
    if (!process.env.RAW)
      a.executeScript = async (s) => {
        await a.executeRaw({ sql: s, args: [], argTypes: [] })
      }
    return a
  }
}
const f = new F({
  host: '127.0.0.1',
  port: 55001,
  user: 'redraft',
  database: 'postgres',
  max: Number(process.env.MAX ?? 1),
  application_name: 'eng',
})
const dir = process.argv[2]
const names = (await readdir(dir, { withFileTypes: true }))
  .filter((e) => e.isDirectory())
  .map((e) => e.name)
  .sort()
const list = {
  baseDir: dir,
  lockfile: { path: 'migration_lock.toml', content: process.env.NOLOCK ? null : 'provider = "postgresql"\n' },
  shadowDbInitScript: '',
  migrationDirectories: await Promise.all(
    names.map(async (n) => ({
      path: n,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: await readFile(`${dir}/${n}/migration.sql`, 'utf8') },
      },
    })),
  ),
}
const filters = { externalTables: [], externalEnums: [] }
try {
  const e = await bg.SchemaEngine.new(
    { datamodels: process.env.DM ? [['schema.prisma', await readFile(process.env.DM, 'utf8')]] : undefined },
    (l) => console.log('LOG', l),
    bindMigrationAwareSqlAdapterFactory(f),
  )
  if (process.env.DIAG)
    console.log(
      JSON.stringify(
        await e.diagnoseMigrationHistory({ migrationsList: list, optInToShadowDatabase: false, filters }),
      ),
    )
  else if (process.env.DIFF)
    console.log(
      JSON.stringify(
        await e.diff({
          from: { tag: 'migrations', ...list },
          to: {
            tag: 'schemaDatamodel',
            files: [{ path: 'schema.prisma', content: await readFile(process.env.DIFF, 'utf8') }],
          },
          script: true,
          exitCode: null,
          filters,
        }),
      ),
    )
  else console.log(await e.applyMigrations({ migrationsList: list, filters }))
  e.free()
} catch (x) {
  console.log('ERR', x, x && Object.keys(x), typeof x, JSON.stringify(x), x.message)
}
console.log('done', performance.now() - t0)
