/** A source that gave no metadata. `not_found`: asking again will not help; `unavailable`: it may. */
export class SourceError extends Error {
  readonly kind: 'not_found' | 'unavailable'

  /** `message` is for the caller. */
  constructor(kind: SourceError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SourceError'
    this.kind = kind
  }
}
