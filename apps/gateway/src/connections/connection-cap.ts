import { addressBlock } from './address-block.ts'

/** What happens to a new connection: `refuse` answers why, `drop` says nothing. */
export type Admission = 'accept' | 'refuse' | 'drop'

/** Counts the connections that each address holds open. */
export class ConnectionCap {
  readonly #most: number
  readonly #held = new Map<string, number>()

  /** @param most connections of one address; 0 for no cap */
  constructor(most: number) {
    this.#most = most
  }

  /** Counts a connection in. Whoever ignores refusals gets none: answering them holds a connection for a moment too. */
  enter(address: string): Admission {
    if (this.#most === 0) return 'accept'
    const block = addressBlock(address)
    const held = (this.#held.get(block) ?? 0) + 1
    this.#held.set(block, held)
    if (held <= this.#most) return 'accept'
    return held <= this.#most * 2 ? 'refuse' : 'drop'
  }

  /** Counts it out again, once for each `enter`. */
  leave(address: string): void {
    const block = addressBlock(address)
    const held = (this.#held.get(block) ?? 0) - 1
    if (held > 0) this.#held.set(block, held)
    else this.#held.delete(block)
  }
}
