import type { Language } from '@redraft/contracts'
import { contradictsLanguage, countWords, segmentBlocks } from '@redraft/text'
import type { EvidenceText } from '../features/evidence.ts'
import { CJK, WORD } from '../features/tokenise.ts'

export const STANDING_CAUTION =
  'This is a statistical estimate, not proof. Do not use it alone to judge or accuse anyone.'

/** Said of a score in the unclear band. */
export const IN_BETWEEN =
  'The score lies between human and machine writing. Text by a person that a tool polished, paraphrased or translated often looks like this.'

/** Said of a high score under the threshold of `likely_ai` for its length. */
export const HIGH_BUT_UNCLEAR =
  'The score is high, but some texts by people score as high at this length: no verdict is given.'

/** Below these the text is too short to tell (words; ideographs for Chinese). */
export const LEAST_LENGTH = { en: 80, zh: 120 } as const

interface Tally {
  readonly ideographs: number
  readonly words: number
  readonly distinctShare: number
}

function tally({ tokens }: EvidenceText): Tally {
  let ideographs = 0
  let words = 0
  const distinct = new Set<number>()
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.kinds[index] === CJK) ideographs++
    if (tokens.kinds[index] === WORD) words++
    distinct.add(tokens.ids[index] ?? 0)
  }
  // Any text repeats its words as it grows, so the share is taken of at most 300 tokens.
  return { ideographs, words, distinctShare: distinct.size / Math.max(Math.min(tokens.count, 300), 1) }
}

/** Share of the characters that stand inside quotation marks; runs over 1,000 characters do not count. */
function quotedShare(text: string): number {
  let quoted = 0
  for (const match of text.matchAll(/“[^“”]{1,1000}”|「[^「」]{1,1000}」|"[^"\n]{1,1000}"/gu))
    quoted += match[0].length
  return quoted / Math.max(text.length, 1)
}

/** Many short lines without a final stop: lyrics, verse, menus, tables. */
function looksLikeVerse(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const short = lines.filter((line) => line.length < 60 && !/[.!?。！？;；:："”]\s*$/u.test(line.slice(-8)))
  return lines.length >= 8 && short.length > 0.7 * lines.length
}

function layoutWarnings(text: string): string[] {
  const warnings: string[] = []
  const blocks = segmentBlocks(text)
  const share = (kind: string) =>
    blocks.filter((block) => block.kind === kind).reduce((sum, block) => sum + block.end - block.start, 0) /
    text.length
  if (share('code') > 0) warnings.push('The text contains code, which is left out of the estimate.')
  if (share('list_item') > 0.4)
    warnings.push('Much of the text is lists: the estimate is less reliable on lists.')
  else if (looksLikeVerse(text)) {
    warnings.push('The text looks like verse or lyrics, on which the estimate is less reliable.')
  }
  if (share('quote') > 0.3 || quotedShare(text) > 0.3) {
    warnings.push('Much of the text is quoted: the estimate speaks of the quoted words too.')
  }
  return warnings
}

export interface Caveats {
  /** The text is too short or too repetitive to be judged at all. */
  readonly undecidable: boolean
  readonly warnings: string[]
}

/** Counts what is scored: invisible characters, code and addresses make a text neither longer nor shorter. */
function lengthWarning(language: Language, evidence: EvidenceText, counts: Tally): string | undefined {
  if (language === 'en') {
    return countWords(evidence.tokens.text) < LEAST_LENGTH.en
      ? 'Fewer than 80 words: the estimate is unreliable.'
      : undefined
  }
  return counts.ideographs < LEAST_LENGTH.zh
    ? 'Fewer than 120 Chinese characters: the estimate is unreliable.'
    : undefined
}

/** What a reader must know before believing the score. */
export function findCaveats(text: string, language: Language, evidence: EvidenceText): Caveats {
  const counts = tally(evidence)
  const warnings: string[] = []
  const short = lengthWarning(language, evidence, counts)
  if (short !== undefined) warnings.push(short)
  const repetitive = short === undefined && counts.distinctShare < 0.12
  if (repetitive) warnings.push('The text repeats the same few words: no estimate is possible.')
  const foreign = language === 'en' ? counts.ideographs : counts.words
  const own = language === 'en' ? counts.words : counts.ideographs
  // A text of another language altogether is the caller's doing: whoever took its `language` warns about that.
  if (foreign > 10 && foreign > 0.2 * own && !contradictsLanguage(text, language)) {
    warnings.push('The text mixes languages: the estimate is less reliable.')
  }
  warnings.push(...layoutWarnings(text))
  return { undecidable: short !== undefined || repetitive, warnings }
}
