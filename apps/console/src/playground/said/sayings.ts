import type {
  ChangeKind,
  NoteCode,
  ReasonCode,
  Sentences,
  SignalId,
  SignalTexts,
  WarningCode,
} from '@redraft/contracts'

/** What the service says by code, in one language of the page. A code without a sentence does not compile. */
export interface Sayings {
  readonly warnings: Sentences<WarningCode>
  readonly notes: Sentences<NoteCode>
  readonly reasons: Sentences<ReasonCode>
  readonly kinds: Sentences<ChangeKind>
  /** Null where the texts of the answer are in this language. */
  readonly signals: Readonly<Record<SignalId, SignalTexts>> | null
  /** Between two sentences. */
  readonly space: '' | ' '
}
