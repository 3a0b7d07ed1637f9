// Generates the Prisma client into src/generated. The CLI insists on a schema engine binary although generating
// never runs it; any existing executable will do, and nothing is downloaded.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const cli = createRequire(import.meta.url).resolve('prisma/build/index.js')
const result = spawnSync(process.execPath, [cli, 'generate', '--schema', 'prisma/schema.prisma'], {
  cwd: root,
  encoding: 'utf8',
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  },
})
if (result.status !== 0) {
  process.stderr.write(`${result.stdout}${result.stderr}`)
  process.exit(1)
}
