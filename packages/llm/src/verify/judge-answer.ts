import type { Language, TransformGoal } from '@redraft/contracts'
import { changedShare, fluencyOf, mendText, parseSource, type Source } from '@redraft/transform'
import { readAnswer } from '../answer/read-answer.ts'
import { alignSentences, readSentences } from './align-sentences.ts'
import { bindingFaults } from './binding.ts'
import type { Fault } from './fault.ts'
import { maskParagraph } from './mask-paragraph.ts'
import { sentenceFaults } from './sentence-faults.ts'
import { strengthFaults } from './strength.ts'
import { gateFaults, newNameFaults, surfaceFaults } from './surface-faults.ts'

/** A paragraph that was given to a model, and what it is verified by. */
export interface Paragraph {
  readonly text: string
  readonly language: Language
  readonly goal: TransformGoal
  readonly personalTerms: readonly string[]
}

/** What verification says of an answer. */
export type Verdict =
  | {
      readonly isSound: true
      readonly output: string
      /** The answer as the model wrote it, with placeholders. */
      readonly masked: string
      /** Share of the content that changed, in [0, 1]. */
      readonly changed: number
      /** How natural the local engine's language model finds it; higher is better. */
      readonly fluency?: number | undefined
      /** Whether the local engine's repairs were tried; they are left to `mendAnswer` where the answer is sound as it is. */
      readonly isSettled: boolean
    }
  | { readonly isSound: false; readonly faults: readonly Fault[]; readonly masked: string }

export type SoundVerdict = Extract<Verdict, { isSound: true }>

const PLACEHOLDER = /\[\[P\d+\]\]/g

/** What the model gets to see of a paragraph. */
export function maskedText(paragraph: Paragraph): string {
  return maskParagraph(parseSource(paragraph)).text
}

/** Verifies an answer with the local engine's repairs. Pure. */
export function judgeAnswer(
  paragraph: Paragraph,
  answer: { readonly content: string; readonly isWhole: boolean },
): Verdict {
  const verdict = checkAnswer(paragraph, answer)
  return verdict.isSound && !verdict.isSettled ? mendAnswer(paragraph, verdict) : verdict
}

/**
 * Verifies an answer: read, placeholders, gates, then what only deep rewriting breaks. One that fails may pass with the
 * local engine's repairs; one that passes is yet to be repaired by `mendAnswer`. Pure.
 */
export function checkAnswer(
  paragraph: Paragraph,
  answer: { readonly content: string; readonly isWhole: boolean },
): Verdict {
  const source = parseSource(paragraph)
  const mask = maskParagraph(source)
  const read = readAnswer(answer, mask.text)
  if (!read.isRead) return { isSound: false, faults: [read.fault], masked: '' }
  const masked = read.text
  const refused = (faults: readonly Fault[]): Verdict => ({ isSound: false, faults, masked })
  const misplaced = placeholderFaults(mask.text, masked)
  if (misplaced.length > 0) return refused(misplaced)
  const restored = mask.restore(masked)
  if (!restored.isWhole) return refused([{ gate: 'placeholder_lost' }])
  const pair: Pair = { paragraph, source, sourceMasked: mask.text }
  const written = { output: restored.text, masked }
  const faults = faultsOf(pair, written)
  if (faults.length === 0) return sound(paragraph, written, false)
  const mended = mendedBy(pair, written)
  const isMended = mended !== undefined && faultsOf(pair, mended).length === 0
  return isMended ? sound(paragraph, mended, true) : refused(faults)
}

/** A sound answer with the local engine's repairs; as it is where there are none, or verification does not like them. Pure. */
export function mendAnswer(paragraph: Paragraph, { output, masked }: Written): SoundVerdict {
  const source = parseSource(paragraph)
  const pair: Pair = { paragraph, source, sourceMasked: maskParagraph(source).text }
  const mended = mendedBy(pair, { output, masked })
  const isMended = mended !== undefined && faultsOf(pair, mended).length === 0
  return sound(paragraph, isMended ? mended : { output, masked }, true)
}

/** A paragraph and what the model saw of it. */
interface Pair {
  readonly paragraph: Paragraph
  readonly source: Source
  readonly sourceMasked: string
}

export interface Written {
  readonly output: string
  /** The same with placeholders. */
  readonly masked: string
}

function sound(paragraph: Paragraph, { output, masked }: Written, isSettled: boolean): SoundVerdict {
  const fluency = fluencyOf(output, paragraph.language)
  const changed = changedShare(paragraph.text, output)
  return { isSound: true, output, masked, changed, fluency, isSettled }
}

/** The output with the local engine's repairs; undefined where there are none, or where they shift a placeholder. */
function mendedBy({ paragraph, sourceMasked }: Pair, { output }: Written): Written | undefined {
  const mended = mendText({ ...paragraph, text: output })
  if (mended === output) return undefined
  const { text: masked } = maskParagraph(parseSource({ ...paragraph, text: mended }))
  return placeholderFaults(sourceMasked, masked).length > 0 ? undefined : { output: mended, masked }
}

function faultsOf({ paragraph, source, sourceMasked }: Pair, { output, masked }: Written): Fault[] {
  return [
    ...surfaceFaults(sourceMasked, masked, paragraph.language),
    ...newNameFaults(sourceMasked, masked, paragraph.language),
    ...gateFaults(source, { output, masked, sourceMasked }),
    ...meaningFaults(sourceMasked, masked, paragraph),
  ]
}

const placeholdersIn = (text: string): readonly string[] => text.match(PLACEHOLDER) ?? []

function placeholderFaults(source: string, output: string): Fault[] {
  const [before, after] = [placeholdersIn(source), placeholdersIn(output)]
  const lost = before.find((each) => !after.includes(each))
  if (lost !== undefined) return [{ gate: 'placeholder_lost', detail: lost }]
  const repeated = after.find((each, index) => after.indexOf(each) !== index || !before.includes(each))
  if (repeated !== undefined) return [{ gate: 'placeholder_repeated', detail: repeated }]
  const moved = after.find((each, index) => each !== before[index])
  return moved === undefined ? [] : [{ gate: 'placeholder_order', detail: moved }]
}

function meaningFaults(source: string, output: string, { language, goal }: Paragraph): Fault[] {
  const groups = alignSentences(readSentences(source, language), readSentences(output, language))
  return groups.flatMap((group) => {
    const missing = sentenceFaults(group, { language, goal })
    if (missing.length > 0) return missing
    const [before, after] = [group.source, group.output].map((side) => side.map(({ text }) => text).join(' '))
    return [...strengthFaults(before ?? '', after ?? '', language), ...bindingFaults(group, language)]
  })
}
