/** An address that is never fetched, or an answer that is not taken: repeating does not help. `message` is public. */
export class FetchRefusedError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FetchRefusedError'
  }
}

/** No usable answer this time: the network, a time limit, or an overloaded server. `message` is for logs. */
export class FetchFailedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FetchFailedError'
  }
}
