export type { ChatAnswer, ChatClient, ChatMessage, ChatRequest, TokenCount } from './client/chat-client.ts'
export { CHAT_FAULTS, ChatError, type ChatFault } from './client/chat-error.ts'
export type { CircuitState } from './client/circuit-breaker.ts'
export { type ChatClientOptions, createChatClient } from './client/create-chat-client.ts'
export {
  COMPUTE_HERE,
  computeBy,
  type LlmCompute,
  type LlmStep,
  type LlmStepValues,
  runLlmStep,
} from './compute/llm-step.ts'
export { createLlmEngine, type LlmEngine, type LlmEngineParts } from './create-llm-engine.ts'
export { LLM_ENGINE_VERSION } from './engine-version.ts'
export { FALLBACK_CAUSES, type FallbackCause } from './report.ts'
export { DEFAULT_LLM_SETTINGS, type LlmSettings } from './settings.ts'
export { ANSWER_GATES, type AnswerGate, type Fault } from './verify/fault.ts'
export { judgeAnswer, type Paragraph, type Verdict } from './verify/judge-answer.ts'
