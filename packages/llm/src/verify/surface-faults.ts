import type { Language } from '@redraft/contracts'
import { findNames } from '@redraft/text'
import {
  checkGates,
  type Gate,
  type GateFailure,
  gatesFor,
  readAsSimplified,
  type Source,
  tokenizeChinese,
} from '@redraft/transform'
import type { AnswerGate, Fault } from './fault.ts'
import { lexiconOf } from './load-lexicon.ts'

const SCRIPTS = [
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Cyrillic',
  'Arabic',
  'Hebrew',
  'Thai',
  'Devanagari',
].map((name) => new RegExp(`\\p{Script=${name}}`, 'gu'))
const MARKS = ['*', '_', '`', '#', '|', '<', '>', '~', '](']
/** An output is not so much longer than its source, in characters. */
const MOST_GROWTH = 2
const GROWTH_FLOOR = 60

/** Gates of the engine by the fault that the repair prompt names; counting words of modality is left to `strengthFaults`. */
const GATE_FAULTS: Readonly<Record<string, AnswerGate>> = {
  structure: 'structure',
  numbers: 'number',
  number_words: 'number',
  numerals: 'number',
  names: 'name',
  latin_terms: 'name',
  script: 'script',
}
/** Words that `strengthFaults` weighs instead, and what follows a number: with its unit it is protected already. */
const WEIGHED = new Set(['polarity', 'negation', 'modality', 'measure_words'])

/** Frames around the answer, foreign scripts, new Markdown: what a look at the surface tells. */
export function surfaceFaults(source: string, output: string, language: Language): Fault[] {
  const faults: Fault[] = []
  const { frames } = lexiconOf(language)
  const frame = frames.exec(output.trimStart())?.[0]
  if (frame !== undefined && !source.trimStart().toLowerCase().startsWith(frame.toLowerCase()))
    faults.push({ gate: 'frame' })
  if (output.length > MOST_GROWTH * source.length + GROWTH_FLOOR) faults.push({ gate: 'too_long' })
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  const isForeign = SCRIPTS.some((script) => count(source, script) === 0 && count(output, script) > 0)
  const [hanBefore, hanAfter] = [source, output].map((text) => count(text, /\p{Script=Han}/gu))
  const isLeft = language !== 'en' && (hanAfter ?? 0) < 0.4 * (hanBefore ?? 0)
  if (isForeign || isLeft) faults.push({ gate: 'language' })
  const mark = MARKS.find((each) => source.split(each).length !== output.split(each).length)
  if (mark !== undefined) faults.push({ gate: 'markdown', detail: mark })
  return faults
}

/** A text that passes every gate, or not: as it will be, and as the model saw and wrote it. */
interface Outcome {
  readonly output: string
  readonly masked: string
  readonly sourceMasked: string
}

/** The hard gates of the engine, all that fail. Addresses are compared where those of the source are placeholders. */
export function gateFaults(source: Source, { output, masked, sourceMasked }: Outcome): Fault[] {
  return gatesFor(source.language).flatMap((gate) => {
    if (WEIGHED.has(gate.id)) return []
    const failure =
      gate.id === 'numerals'
        ? countingFailure(source, output, gate)
        : gate.id === 'urls'
          ? checkGates({ ...source, text: sourceMasked }, masked, [gate])
          : checkGates(source, output, [gate])
    if (failure === undefined) return []
    return [{ gate: GATE_FAULTS[gate.id] ?? 'literal', detail: /"([^"]{1,40})"/.exec(failure.detail)?.[1] }]
  })
}

/** Numerals that count something: those of 两者 or 四处 may come and go. */
function countingFailure(source: Source, output: string, gate: Gate): GateFailure | undefined {
  const { numerals } = lexiconOf(source.language)
  const counting = (text: string) => readAsSimplified(text).replace(numerals, '·')
  return checkGates({ ...source, text: counting(source.text) }, counting(output), [gate])
}

/**
 * Names in Chinese that the source does not have: bodies and places, and people as far as surnames, the analyser and the
 * word after them tell. English ones show by their capitals.
 */
export function newNameFaults(source: string, output: string, language: Language): Fault[] {
  if (language === 'en') return []
  const { people, surname } = lexiconOf(language)
  const [before, after] = [readAsSimplified(source), readAsSimplified(output)]
  const names = [
    ...findNames(output, language).map(({ start, end }) => after.slice(start, end)),
    ...tokenizeChinese(output).flatMap(({ tag, reading }) =>
      tag === 'nr' && surname.test(reading) ? [reading] : [],
    ),
    ...(after.match(people) ?? []),
  ]
  const added = names.find((name) => !before.includes(name))
  return added === undefined ? [] : [{ gate: 'name', detail: added }]
}
