/** A message of a chat, as the endpoint gets it. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[]
  readonly temperature?: number | undefined
  readonly seed?: number | undefined
}

/** Tokens as the endpoint counts them; 0 where it says nothing. */
export interface TokenCount {
  readonly in: number
  readonly out: number
}

export interface ChatAnswer {
  readonly content: string
  /** Whether the model came to its end by itself: not cut off, not filtered. */
  readonly isWhole: boolean
  readonly tokens: TokenCount
}

/** One call to a chat endpoint, no retries. It rejects with a `ChatError`, or as `signal` does. */
export interface ChatClient {
  /** The model's name, as `metadata.engine` shows it. */
  readonly model: string
  complete(request: ChatRequest, signal: AbortSignal): Promise<ChatAnswer>
}
