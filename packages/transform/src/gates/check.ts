import type { Source } from '../source.ts'
import type { Gate } from './gate.ts'
import { LITERAL_GATES } from './literals.ts'
import { protectedGate } from './protected.ts'
import { residueGate } from './residue.ts'
import { structureGate } from './structure.ts'

/** The hard gates of every language; a language adds its own. */
export const SHARED_GATES: readonly Gate[] = [protectedGate, structureGate, residueGate, ...LITERAL_GATES]

export interface GateFailure {
  readonly gate: string
  readonly detail: string
}

/** The first gate the output fails, or undefined when all hold. */
export function checkGates(source: Source, output: string, gates: readonly Gate[]): GateFailure | undefined {
  for (const gate of gates) {
    const detail = gate.check(source, output)
    if (detail !== undefined) return { gate: gate.id, detail }
  }
  return undefined
}
