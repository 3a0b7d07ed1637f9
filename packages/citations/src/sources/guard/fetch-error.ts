/** An address that is never fetched, or an answer that is not taken: repeating does not help. `message` is public. */
export class FetchRefusedError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FetchRefusedError'
  }
}

/**
 * The host is not on the public internet, or there is none of this name. One error for both, with one message: whoever
 * could tell them apart could learn which names a private network has.
 */
export class OutOfReachError extends FetchRefusedError {
  constructor() {
    super('The address leads to no host on the public internet, so it is not fetched.')
    this.name = 'OutOfReachError'
  }
}

/** No usable answer this time: the network, a time limit, or an overloaded server. */
export class FetchFailedError extends Error {
  /** For logs: a code of the system (`ECONNREFUSED`), `status_503`, or a word; nothing of the address. */
  readonly reason: string

  constructor(reason: string, options?: ErrorOptions) {
    super(`fetch failed (${reason})`, options)
    this.name = 'FetchFailedError'
    this.reason = reason
  }
}
