import type { Sayings } from '../../sayings.ts'
import { CORRECTION_REASONS } from './correction-reasons.ts'
import { KINDS } from './kinds.ts'
import { NOTES } from './notes.ts'
import { SIGNALS } from './signals.ts'
import { STRUCTURE_REASONS } from './structure-reasons.ts'
import { WARNINGS } from './warnings.ts'
import { WORDING_REASONS } from './wording-reasons.ts'

/** What the service says, in Simplified Chinese. */
export const SAYINGS = {
  warnings: WARNINGS,
  notes: NOTES,
  reasons: { ...WORDING_REASONS, ...STRUCTURE_REASONS, ...CORRECTION_REASONS },
  kinds: KINDS,
  signals: SIGNALS,
  space: '',
} satisfies Sayings
