import { NOTES, REASONS, type Sentences, WARNINGS, type WarningCode } from '@redraft/contracts'
import type { Sayings } from '../../sayings.ts'
import { KINDS } from './kinds.ts'

/** Said otherwise than in an answer, where words before a colon are for programs. */
const CITATIONS = {
  missing_field: 'Missing: {fields}.',
  title_case_lowered: 'The title was put in sentence case: check its proper nouns.',
  title_case_kept: 'This style asks for titles in sentence case; the title was left as given.',
  foreign_case: 'The entry follows OSCOLA, as reported in the country of the case.',
  no_legal_form: '{style} has no form for court cases: check the reporter and the court.',
  no_legal_form_bluebook: '{style} has no form for court cases: the entry follows The Bluebook.',
  no_legal_form_oscola: '{style} has no form for court cases: the entry follows OSCOLA.',
  journal_not_abbreviated: 'No abbreviation is known for the journal {journal}.',
  journal_abbreviated: 'The journal {journal} was shortened to {short} by rule: check it.',
  duplicate_merged: '{id} is the same source as {first} and was listed once.',
} satisfies Partial<Sentences<WarningCode>>

/** The contract's own sentences. */
export const SAYINGS = {
  warnings: { ...WARNINGS, ...CITATIONS },
  notes: NOTES,
  reasons: REASONS,
  kinds: KINDS,
  signals: null,
  space: ' ',
} satisfies Sayings
