/** Why a call failed; the list serves as a metric label. */
export const CHAT_FAULTS = [
  'rate_limited',
  'refused',
  'server_error',
  'unreachable',
  'timeout',
  'redirect',
  'too_large',
  'malformed',
  /** Not asked: it failed time after time and is left alone for a while. */
  'left_alone',
] as const
export type ChatFault = (typeof CHAT_FAULTS)[number]

/** A call that gave no answer. Its message says nothing that the endpoint wrote: that may repeat the text or the key. */
export class ChatError extends Error {
  readonly fault: ChatFault
  /** Milliseconds after which the endpoint wants to be asked again, where it said so. */
  readonly retryAfterMs: number | undefined

  constructor(fault: ChatFault, retryAfterMs?: number) {
    super(`the model's endpoint: ${fault}`)
    this.name = 'ChatError'
    this.fault = fault
    this.retryAfterMs = retryAfterMs
  }
}
