import { Command, Option } from 'commander'
import { wholeNumber } from '../../admin/options.ts'

export type Backend = 'redis' | 'postgres'

export interface BenchOptions {
  /** Length of one measurement; warm-ups come on top. */
  readonly seconds: number
  readonly concurrency: number
  /** Absent: Redis when there is one. */
  readonly backend?: Backend
  readonly json?: true
  /** Folder for CPU profiles of gateways and workers; profiling costs time. */
  readonly profiles?: string
  /** One call each way, to see that everything starts; nothing is measured. */
  readonly smoke?: true
  /** Only phases whose name contains this. */
  readonly only?: string
}

/** Reads the command line; prints the help and ends the process on `--help` and on faults. */
export function readOptions(argv: readonly string[]): BenchOptions {
  const command = new Command('npm run bench:gateway --')
    .description('Measures the request path with an engine that does nothing, beside a plain reference.')
    .option('--seconds <n>', 'length of one measurement', wholeNumber(1), 5)
    .option('--concurrency <n>', 'calls in flight at once', wholeNumber(1), 64)
    .addOption(new Option('--backend <name>', 'what carries the queue').choices(['redis', 'postgres']))
    .option('--only <name>', 'only phases whose name contains this')
    .option('--profiles <folder>', 'write CPU profiles of gateways and workers there')
    .option('--smoke', 'one call each way, to see that everything starts')
    .option('--json', 'print JSON, with every round')
  return command.parse([...argv], { from: 'user' }).opts<BenchOptions>()
}
