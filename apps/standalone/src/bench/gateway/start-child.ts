import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { ChildMessage, UsageMessage } from './child-messages.ts'
import type { Cleanup } from './cleanup.ts'
import type { Stores } from './stores/start-stores.ts'

export interface BenchChild {
  /** 0 when it does not listen. */
  readonly port: number
  /** Resources since the last call. */
  usage(): Promise<UsageMessage>
}

const STOP_TIMEOUT_MS = 10_000
/** Production asks for one; nobody signs in here. */
const SESSION_SECRET = randomBytes(32).toString('hex')

/** Settings of a child, and nothing else of our environment but what a process needs. */
function environmentOf(stores: Stores): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return {
    ...{ PATH, HOME, TMPDIR },
    NODE_ENV: 'production',
    SESSION_SECRET,
    DATABASE_URL: stores.databaseUrl,
    REDIS_URL: stores.redisUrl,
    BENCH_PREFIX: stores.prefix,
    PORT: '0',
    LOG_LEVEL: 'warn',
    // One address makes the whole load.
    CONNECTIONS_PER_ADDRESS: '0',
  }
}

function nextMessage<Type extends ChildMessage['type']>(child: ChildProcess, type: Type) {
  return new Promise<Extract<ChildMessage, { type: Type }>>((resolve, reject) => {
    const gone = (): void => reject(new Error(`${child.spawnargs[1]} ended`))
    const received = (message: unknown): void => {
      if ((message as ChildMessage).type !== type) return
      child.off('message', received).off('exit', gone)
      resolve(message as Extract<ChildMessage, { type: Type }>)
    }
    child.on('message', received).once('exit', gone)
  })
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

export interface ChildOptions {
  readonly stores: Stores
  readonly cleanup: Cleanup
  /** Folder for a CPU profile of the child's whole life, written when it stops. */
  readonly profiles?: string | undefined
}

/** Starts a script of this folder as a process of its own and resolves when it serves. */
export async function startChild(script: string, options: ChildOptions): Promise<BenchChild> {
  const { stores, cleanup, profiles } = options
  const name = script.replaceAll(/^\.\/|\.js$/g, '').replaceAll('/', '-')
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), {
    env: environmentOf(stores),
    execArgv:
      profiles === undefined
        ? []
        : ['--cpu-prof', `--cpu-prof-dir=${profiles}`, `--cpu-prof-name=${name}.cpuprofile`],
    // Ctrl-C reaches the bench alone, which stops the parts in order; its output belongs to the report.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  cleanup.add(() => stop(child))
  const { port = 0 } = await nextMessage(child, 'ready')
  return {
    port,
    usage: () => {
      if (!child.connected) return Promise.reject(new Error(`${name} ended`))
      const answer = nextMessage(child, 'usage')
      child.send('usage')
      return answer
    },
  }
}
