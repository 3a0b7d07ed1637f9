/** One entry of the error catalogue. */
export interface ErrorEntry {
  readonly status: number
  /** Whether repeating the same request later can succeed without changing it. */
  readonly retryable: boolean
  /** Default `error` sentence: what happened, in words a person can act on. */
  readonly error: string
  readonly cause: string
  readonly remedy: string
}
