import { closeSync, constants, fstatSync, openSync, writeSync } from 'node:fs'

/** Where lines go that nobody may have to wait for. */
export interface LineSink {
  /** Takes a line with its end. Never blocks, never throws. */
  write(line: string): void
  /** Writes what the reader takes right now. */
  flush(): void
}

export interface LineSinkOptions {
  /** 1 for standard output. */
  readonly fd: number
  /** Bytes kept for a reader that is behind; what comes beyond is dropped. */
  readonly maxBytes?: number
  /** The line that says, once there is room again, how many were dropped. */
  readonly droppedLine: (lines: number) => string
}

const MAX_BYTES = 1_048_576
const RETRY_MS = 100

/**
 * A descriptor of our own on a pipe or terminal, so that no other process can make it blocking again: a child that
 * inherits descriptor 1 does, when it starts and when it ends. A file keeps descriptor 1, for it has one offset.
 */
function ownDescriptor(fd: number): number {
  try {
    // Plain numbers of a pipe would stay where Node's `realpath` looks next: later imports would miss symbolic links.
    const found = fstatSync(fd, { bigint: true })
    if (!found.isFIFO() && !found.isCharacterDevice()) return fd
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY)
  } catch {
    return fd
  }
}

/** Makes a pipe or socket that could not be opened anew non-blocking: Node does so when it first makes the stream. */
function makeNonBlocking(fd: number): void {
  const stream = fd === 1 ? process.stdout : fd === 2 ? process.stderr : undefined
  // A reader that died must not end the process with an error that nobody listens to.
  stream?.on('error', () => undefined)
}

/**
 * Lines to a descriptor, written when the event loop comes round. A reader that is behind costs memory up to a bound and
 * then lines; a dead one costs all further lines; neither costs time. What is left is tried once more at the exit.
 */
export function openLineSink({ fd, maxBytes = MAX_BYTES, droppedLine }: LineSinkOptions): LineSink {
  makeNonBlocking(fd)
  const own = ownDescriptor(fd)
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let dropped = 0
  let scheduled = false
  let broken = false

  function giveUp(): void {
    broken = true
    waiting = []
    if (own !== fd) closeSync(own)
  }

  /** Writes until nothing waits; throws EAGAIN when the reader takes no more. */
  function drain(): void {
    while (waiting.length > 0) {
      const bytes = Buffer.concat(waiting)
      waiting = [bytes]
      const written = writeSync(own, bytes)
      waitingBytes -= written
      waiting = written < bytes.length ? [bytes.subarray(written)] : []
    }
  }

  function flush(): void {
    scheduled = false
    if (broken) return
    try {
      drain()
      if (dropped === 0) return
      const line = droppedLine(dropped)
      dropped = 0
      write(line)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EAGAIN' || code === 'EBUSY') {
        scheduled = true
        setTimeout(flush, RETRY_MS).unref()
      } else {
        giveUp()
      }
    }
  }

  function write(line: string): void {
    if (broken) return
    if (waitingBytes + line.length > maxBytes) {
      dropped += 1
      return
    }
    const bytes = Buffer.from(line)
    waiting.push(bytes)
    waitingBytes += bytes.length
    if (scheduled) return
    scheduled = true
    setImmediate(flush)
  }

  process.once('exit', flush)
  return { write, flush }
}
