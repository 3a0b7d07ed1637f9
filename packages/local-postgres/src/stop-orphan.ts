import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readProcess } from './process-info.ts'
import { stopServer } from './stop-server.ts'

/**
 * Stops a server that a killed owner left running on this cluster; the caller holds the data folder. A process
 * that merely got the old server's number is left alone, and the file that names it is removed, because
 * PostgreSQL itself would refuse to start over it.
 */
export async function stopOrphan(clusterDir: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid')
  const [pidLine, folderLine] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const pid = Number(pidLine)
  const running = await readProcess(pid)
  if (!running) return
  if (running.args.includes(clusterDir) || (folderLine && running.args.includes(folderLine))) {
    log(`Stopping a PostgreSQL that an earlier run left behind (process ${pid})`)
    await stopServer(pid)
  } else {
    await rm(pidFile, { force: true })
  }
}
