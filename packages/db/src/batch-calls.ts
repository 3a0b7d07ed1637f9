import { isDatabaseUnavailable } from './unavailable.ts'

export interface BatchOptions<Input, Output> {
  /** Makes several calls in one statement; answers in the order of the inputs. All of them fail or none. */
  readonly run: (inputs: readonly Input[]) => Promise<readonly Output[]>
  /** Most statements under way at once. */
  readonly lanes?: number
  /** Most calls in one statement. */
  readonly maxCalls?: number
  /** Whose call it is: no owner gets a second place in a statement before every other waiting one has a first. */
  readonly ownerOf?: (input: Input) => string
}

interface Call<Input, Output> {
  readonly input: Input
  readonly resolve: (output: Output) => void
  readonly reject: (error: unknown) => void
}

const LANES = 2
const MAX_CALLS = 64

/**
 * Sends calls that are made while statements are under way together in the next one: under load a commit serves many
 * calls, alone a call waits for nobody. A statement that fails is repeated call by call, so that no call fails for
 * another; only when its outcome is unknown (the database went away) do all of its calls reject.
 */
export function batchCalls<Input, Output>(
  options: BatchOptions<Input, Output>,
): (input: Input) => Promise<Output> {
  const { run, lanes = LANES, maxCalls = MAX_CALLS, ownerOf = () => '' } = options
  /** Waiting calls by owner; the owner whose turn it is first. */
  const waiting = new Map<string, Call<Input, Output>[]>()
  let underWay = 0

  function take(): Call<Input, Output>[] {
    const calls: Call<Input, Output>[] = []
    while (calls.length < maxCalls) {
      const next = waiting.entries().next().value
      if (!next) break
      const [owner, own] = next
      calls.push(...own.splice(0, 1))
      waiting.delete(owner)
      if (own.length > 0) waiting.set(owner, own)
    }
    return calls
  }

  async function send(calls: readonly Call<Input, Output>[]): Promise<void> {
    try {
      const outputs = await run(calls.map(({ input }) => input))
      if (outputs.length !== calls.length) throw new Error('a statement did not answer each of its calls')
      for (const [i, output] of outputs.entries()) calls[i]?.resolve(output)
    } catch (error) {
      if (calls.length === 1 || isDatabaseUnavailable(error)) for (const { reject } of calls) reject(error)
      else await Promise.all(calls.map((call) => send([call])))
    }
  }

  async function drain(): Promise<void> {
    // Calls of one turn of the event loop go together.
    await new Promise((resolve) => setImmediate(resolve))
    for (let calls = take(); calls.length > 0; calls = take()) await send(calls)
    underWay -= 1
  }

  return (input) =>
    new Promise((resolve, reject) => {
      const owner = ownerOf(input)
      const own = waiting.get(owner)
      if (own) own.push({ input, resolve, reject })
      else waiting.set(owner, [{ input, resolve, reject }])
      if (underWay >= lanes) return
      underWay += 1
      void drain()
    })
}
