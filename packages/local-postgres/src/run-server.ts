import type { Binaries } from './binaries.ts'
import type { ClusterPlace } from './cluster-place.ts'
import { waitForDatabase } from './first-connection.ts'
import { freePort } from './free-port.ts'
import { LocalPostgresError } from './local-postgres-error.ts'
import { type ServerProcess, spawnServer } from './server-process.ts'
import { stopServer } from './stop-server.ts'

/** Replaying the log after a crash may take a while; a server that is silent for longer is given up. */
const READY_TIMEOUT_MS = 120_000
const ATTEMPTS = 20

export interface RunningServer {
  readonly port: number
  /** Resolves with one line when the server ends by itself; never when it was stopped. */
  readonly unexpectedExit: Promise<string>
  stop(): Promise<void>
}

export interface RunServerOptions {
  readonly place: ClusterPlace
  readonly binaries: Binaries
  readonly password: string
  readonly throwaway: boolean
  readonly log: (line: string) => void
  readonly port?: number
}

/**
 * Starts the server and waits until it answers. Tried again when another program took the free port in
 * between, and while processes of a killed server are still letting go of its memory.
 * @throws LocalPostgresError `port_taken` or `start_failed`; no process is left then.
 */
export async function runServer(options: RunServerOptions): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort())
    const server = await spawnServer({ ...options, port })
    const complaint = await becomeReady(server, port, options)
    if (complaint === undefined) return supervise(server, port)
    const portTaken = /could not bind|could not create any TCP\/IP sockets/i.test(complaint)
    if (portTaken && options.port !== undefined) throw new LocalPostgresError('port_taken', String(port))
    const passing = portTaken || /pre-existing shared memory block/i.test(complaint)
    if (!passing || attempt === ATTEMPTS) {
      throw new LocalPostgresError('start_failed', complaint, options.place.logFile)
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** Undefined when the server answers; else what it complained about, and its process is gone. */
async function becomeReady(
  server: ServerProcess,
  port: number,
  options: RunServerOptions,
): Promise<string | undefined> {
  let ended = false
  server.exited.then(() => {
    ended = true
  })
  const giveUpAt = performance.now() + READY_TIMEOUT_MS
  const gaveUp = (): boolean => ended || performance.now() > giveUpAt
  try {
    const { clusterDir } = options.place
    if (await waitForDatabase({ port, password: options.password, clusterDir, gaveUp })) return undefined
  } catch (error) {
    await halt(server)
    return error instanceof Error ? error.message : String(error)
  }
  await halt(server)
  return server.complaint()
}

function supervise(server: ServerProcess, port: number): RunningServer {
  let stopping = false
  // Whatever ends this process short of a SIGKILL takes the server along.
  const onProcessExit = (): void => {
    server.child.kill('SIGINT')
  }
  process.once('exit', onProcessExit)
  return {
    port,
    unexpectedExit: new Promise((resolve) => {
      server.exited.then(async ({ code, signal }) => {
        process.off('exit', onProcessExit)
        if (!stopping) resolve(`PostgreSQL ended (${signal ?? code}): ${await server.complaint()}`)
      })
    }),
    stop: async () => {
      stopping = true
      await halt(server)
    },
  }
}

async function halt(server: ServerProcess): Promise<void> {
  if (server.child.pid !== undefined && server.child.exitCode === null && server.child.signalCode === null) {
    await stopServer(server.child.pid)
    await server.exited
  }
}
