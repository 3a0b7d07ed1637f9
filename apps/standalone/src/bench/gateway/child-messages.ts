/** What a bench child tells its parent once it serves. */
export interface ReadyMessage {
  readonly type: 'ready'
  /** Of 127.0.0.1; workers have none. */
  readonly port?: number
}

/** Resources of a child since it was asked last. */
export interface UsageMessage {
  readonly type: 'usage'
  readonly cpuMs: number
  readonly peakRssBytes: number
}

export type ChildMessage = ReadyMessage | UsageMessage
