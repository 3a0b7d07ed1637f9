import type { ChangeKind, ReasonCode } from '@redraft/contracts'
import type { RuleMode } from '../../mode.ts'
import type { Standing } from '../../role.ts'
import type { ZhSentence } from '../view.ts'

/** A replacement that an operation proposes; offsets into the whole text. */
export interface Rewording {
  readonly start: number
  readonly end: number
  readonly after: string
}

/** A structural operation: how a sentence may be built otherwise, with its own guards. */
export interface ZhOperation extends Standing {
  readonly id: string
  readonly kind: ChangeKind
  readonly reason: ReasonCode
  /** Empty: every mode. */
  readonly modes: readonly RuleMode[]
  readonly strength: number
  readonly risk: number
  readonly gain: number
  find(sentence: ZhSentence): Rewording[]
}
