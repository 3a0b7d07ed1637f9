import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { LocalPostgresError } from './local-postgres-error.ts'

const run = promisify(execFile)
const USER = 'postgres'

/** Whom PostgreSQL runs as; undefined means as this process does. */
export type UnixUser = { readonly uid: number; readonly gid: number } | undefined

/**
 * PostgreSQL refuses to run as root. Root runs an existing cluster as its owner, else as the user `postgres`,
 * who is made when the system has none.
 * @throws LocalPostgresError `no_user`.
 */
export async function chooseUser(clusterDir: string): Promise<UnixUser> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(clusterDir).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await findUser()) ?? (await createUser())
}

/** Whether that user may enter the folder, asked of the system itself: modes, owners and ACLs all count. */
export async function canEnter(folder: string, user: UnixUser): Promise<boolean> {
  return succeedsAs(user, 'cd -- "$1"', folder)
}

/** Whether that user may run the program and read its libraries' folder. */
export async function canRun(program: string, user: UnixUser): Promise<boolean> {
  return succeedsAs(user, 'test -x "$1" && test -r "$1"', program)
}

async function succeedsAs(user: UnixUser, script: string, argument: string): Promise<boolean> {
  if (!user) return true
  return run('/bin/sh', ['-c', script, 'sh', argument], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function findUser(): Promise<UnixUser> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', USER]), run('id', ['-g', USER])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function createUser(): Promise<UnixUser> {
  try {
    await run('groupadd', ['--system', '--force', USER])
    await run('useradd', [
      '--system',
      '--gid',
      USER,
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      USER,
    ])
  } catch (error) {
    throw new LocalPostgresError(
      'no_user',
      (error as NodeJS.ErrnoException).code ?? 'useradd failed',
      undefined,
      {
        cause: error,
      },
    )
  }
  const user = await findUser()
  if (!user) throw new LocalPostgresError('no_user', 'useradd made none')
  return user
}
