import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { openDataDir, placeCluster, removeAll } from './cluster-place.ts'
import { LocalPostgresError } from './local-postgres-error.ts'
import { stopOrphan } from './stop-orphan.ts'
import { acquireSupervisorLock, LOCK_FILE } from './supervisor-lock.ts'

/**
 * Deletes a throwaway data folder whose owner was killed, and stops the server that still runs on it. False,
 * and nothing happens, when it has a living owner or never had one.
 */
export async function removeAbandoned(folder: string, log: (line: string) => void): Promise<boolean> {
  try {
    await access(join(folder, LOCK_FILE))
    const dataDir = await openDataDir(folder)
    await acquireSupervisorLock(dataDir)
    const place = await placeCluster(dataDir)
    await stopOrphan(place.clusterDir, log)
    await removeAll(place)
    return true
  } catch (error) {
    if (error instanceof LocalPostgresError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      return false
    throw error
  }
}
