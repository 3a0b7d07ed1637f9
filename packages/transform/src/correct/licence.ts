import type { ChangeKind } from '@redraft/contracts'
import { applyEdits, type Edit } from '../edit.ts'
import { checkGates, type GateFailure } from '../gates/check.ts'
import type { Gate } from '../gates/gate.ts'
import { keepPassing } from '../keep-passing.ts'
import { parseSource } from '../parse.ts'
import type { Source } from '../source.ts'

/**
 * Kinds of correction that a gate of a language does not hold against: where the source was ungrammatical, mending it
 * may write a negation with its apostrophe, take a second modal away or give a name its capital. Every other gate, and
 * every other kind of edit, stays under the gate.
 */
const LICENSED: Readonly<Record<string, ReadonlySet<ChangeKind>>> = {
  polarity: new Set(['spelling', 'verb_form', 'agreement', 'tense', 'sentence_structure', 'redundant_word']),
  number_words: new Set(['spelling', 'noun_number', 'sentence_structure']),
  names: new Set(['capitalisation', 'spelling', 'punctuation', 'sentence_structure']),
  negation: new Set(['spelling', 'redundant_word', 'missing_word', 'word_choice']),
  modality: new Set(['spelling', 'redundant_word', 'word_choice']),
  numerals: new Set(['spelling', 'measure_word']),
  measure_words: new Set(['spelling', 'measure_word', 'redundant_word']),
}

/** The first gate that corrections fail, counting only those that have no licence for it. */
function correctionFailure(
  source: Source,
  edits: readonly Edit[],
  gates: readonly Gate[],
): string | undefined {
  const output = applyEdits(source.text, edits)
  return gates.find((gate) => gate.check(licensedSource(source, edits, gate), output) !== undefined)?.id
}

/** The source as a gate sees it: what it has no say over is done already. */
function licensedSource(source: Source, edits: readonly Edit[], gate: Gate): Source {
  const free = edits.filter(({ kind }) => LICENSED[gate.id]?.has(kind))
  return free.length === 0 ? source : { ...source, text: applyEdits(source.text, free) }
}

/** The corrections that every gate lets pass. */
export function keepLicensed(source: Source, edits: readonly Edit[], gates: readonly Gate[]): Edit[] {
  return keepPassing(edits, (some) => correctionFailure(source, some, gates) === undefined)
}

/**
 * The first gate that an output fails whose faults were mended first: the corrections are held against the source, with
 * the licence of their kinds, and everything after them against what they made.
 */
export function rewriteFailure(
  source: Source,
  { corrections, output }: { readonly corrections: readonly Edit[]; readonly output: string },
  gates: readonly Gate[],
): GateFailure | undefined {
  const gate = correctionFailure(source, corrections, gates)
  if (gate !== undefined) return { gate, detail: 'by a correction' }
  const { language, personalTerms } = source
  const corrected = parseSource({ text: applyEdits(source.text, corrections), language, personalTerms })
  return checkGates(corrections.length === 0 ? source : corrected, output, gates)
}
