import { applyEdits, type Edit } from './edit.ts'
import { checkGates, type GateFailure } from './gates/check.ts'
import type { Gate } from './gates/gate.ts'
import type { Source } from './source.ts'

/** The first gate that edits of a text fail, made together. */
export function gateFailure(
  source: Source,
  edits: readonly Edit[],
  gates: readonly Gate[],
): GateFailure | undefined {
  return checkGates(source, applyEdits(source.text, edits), gates)
}
