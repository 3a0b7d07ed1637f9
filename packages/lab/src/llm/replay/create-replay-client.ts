import { type ChatClient, ChatError, type ChatMessage } from '@redraft/llm'
import { type Answers, keyOf } from './answers.ts'

/** What the engine wants of a prompt, to be told from its messages. */
export type PromptKind = 'rewrite' | 'repair' | 'review'

/** A prompt that was asked, for the k-th time. */
export interface Asked {
  readonly key: string
  readonly ask: number
  readonly kind: PromptKind
  readonly messages: readonly ChatMessage[]
  /** What was played; for a further sample that nobody wrote, the first one once more. */
  readonly answer: string | undefined
  readonly isWritten: boolean
}

/**
 * A model whose answers were written before. A prompt without one fails as at an endpoint that asks for patience:
 * the engine goes on without it, and its circuit stays closed. Tokens are not counted: there is no tokenizer.
 */
export function createReplayClient(answers: Answers): { client: ChatClient; asked: readonly Asked[] } {
  const asked: Asked[] = []
  const counts = new Map<string, number>()
  const client: ChatClient = {
    model: 'replay',
    async complete({ messages }) {
      const key = keyOf(messages)
      const ask = (counts.get(key) ?? 0) + 1
      const written = answers.find(key, ask)
      const answer = written ?? answers.find(key, 1)
      if (answer !== undefined) counts.set(key, ask)
      const isNew = !asked.some((each) => each.key === key && each.ask === ask)
      if (isNew)
        asked.push({ key, ask, kind: kindOf(messages), messages, answer, isWritten: written !== undefined })
      if (answer === undefined) throw new ChatError('rate_limited', 0)
      return { content: answer, isWhole: true, tokens: { in: 0, out: 0 } }
    },
  }
  return { client, asked }
}

function kindOf(messages: readonly ChatMessage[]): PromptKind {
  if (messages.at(-1)?.content.startsWith('<source>') === true) return 'review'
  return messages.length > 2 ? 'repair' : 'rewrite'
}
