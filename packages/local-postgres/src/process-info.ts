import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** A living process. `startedAt` tells it from a later one with the same number; compare, do not parse. */
export interface ProcessInfo {
  readonly startedAt: string
  /** Its command line, arguments separated by spaces. */
  readonly args: string
}

/** The living process of that number; undefined when there is none, or only a zombie not yet reaped. */
export async function readProcess(pid: number): Promise<ProcessInfo | undefined> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  if (process.platform === 'linux') return readFromProc(pid)
  if (process.platform === 'win32') return isAlive(pid) ? { startedAt: 'unknown', args: '' } : undefined
  return readFromPs(pid)
}

/** Fields of /proc/PID/stat after the command's closing bracket: state is the first, start time the 20th. */
async function readFromProc(pid: number): Promise<ProcessInfo | undefined> {
  try {
    const [stat, args, bootId] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    ])
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    return { startedAt: `${bootId.trim()}:${fields[19]}`, args: args.replaceAll('\0', ' ').trim() }
  } catch {
    return undefined
  }
}

async function readFromPs(pid: number): Promise<ProcessInfo | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=,lstart=,args=', '-p', String(pid)], {
      env: { ...process.env, LC_ALL: 'C' },
    })
    const [, state, startedAt, args] = /^\s*(\S+)\s+((?:\S+\s+){4}\S+)\s+(.*)$/m.exec(stdout) ?? []
    if (!state || !startedAt || state.startsWith('Z')) return undefined
    return { startedAt: startedAt.replace(/\s+/g, ' '), args: args ?? '' }
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
