import { createRandom, hashText } from '../random.ts'
import type { ProposeRequest } from '../rewriter.ts'

const salts = new WeakMap<ProposeRequest, number>()

/**
 * A number in [0, 1) drawn for a key from the seed of a request: the same whatever else is drawn, so that a rule that
 * comes, goes or moves to another file leaves the lots of all others as they are.
 */
export function drawLot(request: ProposeRequest, key: string): number {
  const salt = salts.get(request) ?? request.random()
  salts.set(request, salt)
  return createRandom(hashText(`${salt}:${key}`))()
}
