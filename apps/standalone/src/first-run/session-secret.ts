import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const SECRET_BYTES = 32

/** The secret that signs the console's cookies: made once, and kept in the data folder for its owner alone to read. */
export async function keepSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  try {
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
    return secret
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
    return (await readFile(file, 'utf8')).trim()
  }
}
