import type { ModelUse } from '@redraft/contracts'
import type { ChatFault } from './client/chat-error.ts'
import type { AnswerGate } from './verify/fault.ts'

/** Why a paragraph was left to the local engine. */
export const FALLBACK_CAUSES = ['rejected', 'unreachable', 'late'] as const
export type FallbackCause = (typeof FALLBACK_CAUSES)[number]

/** Counts while a request runs. */
export interface ReportBook {
  called(tokens?: { readonly in: number; readonly out: number }): void
  repaired(): void
  fellBack(cause: FallbackCause): void
  rejected(gate: AnswerGate): void
  callFailed(fault: ChatFault): void
  close(model: string, paragraphs: number): ModelUse
}

export function openReport(): ReportBook {
  let [calls, tokensIn, tokensOut, repairs] = [0, 0, 0, 0]
  const fallbacks: Partial<Record<FallbackCause, number>> = {}
  const rejections: Partial<Record<AnswerGate, number>> = {}
  const callFaults: Partial<Record<ChatFault, number>> = {}
  return {
    called(tokens = { in: 0, out: 0 }) {
      calls += 1
      tokensIn += tokens.in
      tokensOut += tokens.out
    },
    repaired() {
      repairs += 1
    },
    fellBack(cause) {
      fallbacks[cause] = (fallbacks[cause] ?? 0) + 1
    },
    rejected(gate) {
      rejections[gate] = (rejections[gate] ?? 0) + 1
    },
    callFailed(fault) {
      callFaults[fault] = (callFaults[fault] ?? 0) + 1
    },
    close: (model, paragraphs) => ({
      ...{ model, paragraphs, calls, tokensIn, tokensOut, repairs },
      ...{ fallbacks, rejections, callFaults },
    }),
  }
}
