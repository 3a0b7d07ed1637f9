import type { ChangeKind, ReasonCode } from '@redraft/contracts'
import type { Edit } from './edit.ts'
import type { RuleMode } from './mode.ts'
import { claimedPurposes } from './purpose/claims.ts'
import type { Purpose } from './purpose/purpose.ts'
import type { Standing } from './role.ts'

/** A replacement of [start, end) of the whole text, in UTF-16 code units. */
export interface Draft {
  readonly start: number
  readonly end: number
  readonly after: string
}

/** A restructuring as code, in any language: what it looks for, what that is worth and how often it may go wrong. */
export interface Operation<Subject> extends Standing {
  readonly id: string
  readonly kind: ChangeKind
  readonly reason: ReasonCode
  readonly strength: number
  readonly risk: number
  readonly gain: number
  /** Absent: what follows from kind, reason and role (`purpose/claims.ts`). */
  readonly purposes?: readonly Purpose[]
  /** Absent: every mode that restructures. */
  readonly modes?: readonly RuleMode[]
  drafts(subject: Subject): readonly Draft[]
}

/** Whether an operation has a part in a mode. */
export function serves({ modes }: { readonly modes?: readonly RuleMode[] }, mode: RuleMode): boolean {
  return modes === undefined || modes.includes(mode)
}

/** The edit that an operation's draft proposes for a text. */
export function draftedEdit(operation: Operation<never>, { start, end, after }: Draft, text: string): Edit {
  const { kind, reason, id: ruleId, strength, risk, role, waives, gain } = operation
  const place = { start, end, before: text.slice(start, end), after }
  const purposes = claimedPurposes(operation)
  return { ...place, kind, reasons: [{ code: reason }], ruleId, strength, risk, role, waives, gain, purposes }
}
