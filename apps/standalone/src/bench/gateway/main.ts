import { Cleanup } from './cleanup.ts'
import { readOptions } from './options.ts'
import { hotWorkspace } from './phases/hot-workspace.ts'
import { manyWorkspaces } from './phases/many-workspaces.ts'
import { noisyNeighbour } from './phases/noisy-neighbour.ts'
import { overhead } from './phases/overhead.ts'
import { overload } from './phases/overload.ts'
import type { Figure, Phase } from './phases/phase.ts'
import { describeMachine, type Machine } from './report/machine.ts'
import { table } from './report/table.ts'
import { startRig } from './rig.ts'
import { startStores } from './stores/start-stores.ts'
import { warmUp } from './warm-up.ts'

const PHASES: readonly Phase[] = [manyWorkspaces, overhead, hotWorkspace, noisyNeighbour, overload]

const options = readOptions(process.argv.slice(2))
let exitCode = 0
let interrupted = false

const say = (line: string): void => {
  if (!options.json && !interrupted) console.error(line)
}
const cleanup = new Cleanup()

function heading({ cpu, cores, memoryGib, platform, node, queue, loadBefore }: Machine): string {
  return `${cores} cores (${cpu}), ${memoryGib} GiB, ${platform}, Node ${node}
Queue on ${queue}; embedded PostgreSQL with fsync; load, gateways, workers and stores share the machine
Load average before: ${loadBefore}; figures are medians of rounds of ${options.seconds} s
`
}

async function bench(): Promise<void> {
  say('Starting PostgreSQL, the queue store, both gateways and both workers')
  const stores = await startStores(options.backend, cleanup)
  const machine = describeMachine(stores)
  const rig = await startRig({ stores, cleanup, profiles: options.profiles })
  if (options.smoke) {
    const statuses = await Promise.all([rig.ours.send(0), rig.reference.send(0)])
    if (statuses.some((status) => status !== 200)) throw new Error(`Answered with ${statuses.join(' and ')}.`)
    return console.log('Both paths answer.')
  }
  const { seconds, concurrency, only = '' } = options
  say('Warming up')
  await warmUp(rig, concurrency)
  const figures: Figure[] = []
  const rounds: Record<string, readonly object[]> = {}
  for (const phase of PHASES.filter(({ name }) => name.includes(only))) {
    say(`Measuring: ${phase.name}`)
    const result = await phase.run({ rig, seconds, concurrency })
    figures.push(...result.figures)
    rounds[phase.name] = result.rounds
  }
  if (options.json)
    console.log(JSON.stringify({ machine, seconds, concurrency, figures, rounds }, undefined, 2))
  else console.log(`\n${heading(machine)}\n${table(figures)}`)
}

/** Undoes everything at once; what the measurements make of it is not told. */
function stopOn(signal: NodeJS.Signals, code: number): void {
  process.once(signal, async () => {
    say('Stopping')
    interrupted = true
    exitCode = code
    await cleanup.run()
    process.exit(code)
  })
}
stopOn('SIGINT', 130)
stopOn('SIGTERM', 143)

try {
  await bench()
} catch (error) {
  if (!interrupted) {
    console.error(error instanceof Error ? error.message : error)
    exitCode = 1
  }
}
await cleanup.run()
process.exit(exitCode)
