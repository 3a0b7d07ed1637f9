import type { ChildProcess } from 'node:child_process'

declare global {
  /** One set for a vitest worker, however often this module is loaded: built by most tests, as source by our own. */
  var redraftTestChildren: Set<ChildProcess> | undefined
}

globalThis.redraftTestChildren ??= new Set()
const children = globalThis.redraftTestChildren

/** Ends a child process with the test file that started it. */
export function endsWithFile(child: ChildProcess): void {
  children.add(child)
  child.once('exit', () => children.delete(child))
}

/** Lets processes live on for the files that this vitest worker runs next; they end with the worker. */
export function endsWithWorker(pids: readonly number[]): void {
  for (const child of children) {
    if (!pids.includes(child.pid ?? 0)) continue
    children.delete(child)
    process.once('exit', () => child.kill('SIGKILL'))
  }
}

/** Ends what the test file has left running. */
export function endChildren(): void {
  for (const child of children) child.kill('SIGKILL')
}
