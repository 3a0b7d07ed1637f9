import { openLineSink } from '@redraft/observability'

/** What the person at the terminal sees; a closed or stopped terminal keeps nobody waiting. */
export interface Terminal {
  /** A line of the supervisor itself, with the seconds since its start. */
  say(line: string): void
  print(text: string): void
  /** A line of a child. */
  output(line: string, to: 'stdout' | 'stderr'): void
}

const droppedLine = (lines: number): string => `(${lines} lines were dropped: nobody read them)\n`

/** Opens standard output and standard error. */
export function openTerminal(): Terminal {
  const startedAt = performance.now()
  const sinks = { stdout: openLineSink({ fd: 1, droppedLine }), stderr: openLineSink({ fd: 2, droppedLine }) }
  return {
    say: (line) =>
      sinks.stdout.write(`[${((performance.now() - startedAt) / 1_000).toFixed(1)} s] ${line}\n`),
    print: (text) => sinks.stdout.write(`${text}\n`),
    output: (line, to) => sinks[to].write(`${line}\n`),
  }
}
