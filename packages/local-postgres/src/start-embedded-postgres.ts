import { findBinaries, reachableBinaries } from './binaries.ts'
import {
  type ClusterPlace,
  isSheltered,
  openDataDir,
  openShelter,
  placeCluster,
  removeAll,
} from './cluster-place.ts'
import { DATABASE, databaseUrlOf } from './first-connection.ts'
import { ensureCluster } from './init-cluster.ts'
import { type RunningServer, runServer } from './run-server.ts'
import { stopOrphan } from './stop-orphan.ts'
import { acquireSupervisorLock } from './supervisor-lock.ts'

export interface EmbeddedPostgresOptions {
  /** Made when missing; holds the cluster, its password (mode 0600), its log and the lock. */
  readonly dataDir: string
  /** One line for people about what is going on. */
  readonly log: (line: string) => void
  /** A port of 127.0.0.1; absent: a free one, another at each start. */
  readonly port?: number
  /** For tests: faster and not crash-safe, and `stop` removes all of it. */
  readonly throwaway?: boolean
}

export interface EmbeddedPostgres {
  /** Role and database are `redraft`; the role may create databases. */
  readonly databaseUrl: string
  /** Fast shutdown; resolves when the server is gone and the data folder is free. May be called twice. */
  stop(): Promise<void>
  /** Tells when the server ends without having been stopped; `reason` is one line. */
  onExit(listener: (reason: string) => void): void
}

/**
 * Starts the PostgreSQL of a data folder and resolves when it answers queries. Nothing is left running or
 * locked when this fails. A server that a killed owner left behind is stopped first.
 * @throws LocalPostgresError with one line for the user.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = await openDataDir(options.dataDir)
  const lock = await acquireSupervisorLock(dataDir)
  try {
    const place = await placeCluster(dataDir)
    const throwaway = options.throwaway ?? false
    const binaries = await prepare(place, options.log)
    const password = await ensureCluster({ place, binaries, throwaway, log: options.log })
    await stopOrphan(place.clusterDir, options.log)
    const server = await runServer({
      place,
      binaries,
      password,
      throwaway,
      log: options.log,
      ...(options.port === undefined ? {} : { port: options.port }),
    })
    await lock.publishPort(server.port)
    let stopping: Promise<void> | undefined
    const stop = async (): Promise<void> => {
      await server.stop()
      if (throwaway) await removeAll(place)
      await lock.release()
    }
    return {
      databaseUrl: databaseUrlOf({ port: server.port, password, database: DATABASE }),
      stop: () => {
        stopping ??= stop()
        return stopping
      },
      onExit: (listener) => reportExit(server, listener),
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function prepare(place: ClusterPlace, log: (line: string) => void) {
  const found = await findBinaries()
  const sheltered = isSheltered(place)
  const { user, shelterDir } = place
  if (sheltered) await openShelter(shelterDir)
  const binaries = await reachableBinaries({ binaries: found, user, shelterDir })
  if (sheltered || binaries !== found) {
    const what = [sheltered ? 'data' : '', binaries !== found ? 'programs' : ''].filter(Boolean).join(' and ')
    log(`The folders here are closed to the user postgres: its ${what} are in ${shelterDir}`)
  }
  return binaries
}

function reportExit(server: RunningServer, listener: (reason: string) => void): void {
  server.unexpectedExit.then(listener)
}
