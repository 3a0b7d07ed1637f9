import { CORRECTION_REASONS } from './correction-reasons.ts'
import type { Remark, Sentences } from './remark.ts'
import { renderRemark } from './remark.ts'
import { STRUCTURE_REASONS } from './structure-reasons.ts'
import { WORDING_REASONS } from './wording-reasons.ts'

/** Every reason of a change by code. Codes are never renamed within v1; the sentences are English. */
export const REASONS = { ...WORDING_REASONS, ...STRUCTURE_REASONS, ...CORRECTION_REASONS } satisfies Sentences
export type WordingReason = keyof typeof WORDING_REASONS
export type StructureReason = keyof typeof STRUCTURE_REASONS
export type CorrectionReason = keyof typeof CORRECTION_REASONS
export type ReasonCode = WordingReason | StructureReason | CorrectionReason

export const REASON_CODES = Object.keys(REASONS) as readonly ReasonCode[]

/** Why an edit was made. */
export type Reason = Remark<ReasonCode>

/** The fields of a change that say why: an edit made of several has the sentence of each, and their codes. */
export function renderReasons(reasons: readonly Reason[]): {
  readonly reason: string
  readonly code: string
} {
  return {
    reason: reasons.map((reason) => renderRemark<ReasonCode>(REASONS, reason)).join(' '),
    code: reasons.map(({ code }) => code).join(REASON_SEPARATOR),
  }
}

/** Between the codes of an edit that was made of several. */
export const REASON_SEPARATOR = '+'
