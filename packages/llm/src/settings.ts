/** How the model is asked. */
export interface LlmSettings {
  /** Answers that are asked for each paragraph at first. */
  readonly samples: number
  /** Whether the model looks at each pair of source and rewrite again. */
  readonly review: boolean
  /** Absent: the endpoint's own. */
  readonly temperature?: number | undefined
  /** Of the first sample; the next ones count up. Absent: none is sent. */
  readonly seed?: number | undefined
  /** Calls that run at once in this process. */
  readonly concurrency: number
}

export const DEFAULT_LLM_SETTINGS: LlmSettings = { samples: 2, review: true, concurrency: 8 }
