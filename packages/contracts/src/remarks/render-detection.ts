import type { DetectOutcome } from '../engine.ts'
import type { DetectResult } from '../messages/detect.ts'
import { renderNote } from './note-codes.ts'
import { renderSignal } from './signals/signal-ids.ts'
import { renderWarnings, type Warning } from './warning-codes.ts'

/** A detection as a response has it but for `metadata`; `before` are warnings that come ahead of the engine's. */
export function renderDetection(
  outcome: DetectOutcome,
  before: readonly Warning[] = [],
): Omit<DetectResult, 'metadata'> {
  const {
    score,
    risk_level,
    verdict,
    signals,
    sentences,
    revision_notes: notes,
    warnings,
    metadata,
  } = outcome
  return {
    ...{ score, risk_level, verdict },
    signals: signals.map((signal) => renderSignal(signal, metadata.language)),
    sentences,
    revision_notes: notes.map(({ start, end, signal, code, values }) => ({
      ...{ start, end, signal },
      ...renderNote({ code, values }),
    })),
    ...renderWarnings([...before, ...warnings]),
  }
}
