import type { Language, Warning } from '@redraft/contracts'
import { contradictsLanguage, countWords, segmentBlocks } from '@redraft/text'
import type { EvidenceText } from '../features/evidence.ts'
import { CJK, WORD } from '../features/tokenise.ts'

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

function layoutWarnings(text: string): Warning[] {
  const warnings: Warning[] = []
  const blocks = segmentBlocks(text)
  const share = (kind: string) =>
    blocks.filter((block) => block.kind === kind).reduce((sum, block) => sum + block.end - block.start, 0) /
    text.length
  if (share('code') > 0) warnings.push({ code: 'contains_code' })
  if (share('list_item') > 0.4) warnings.push({ code: 'mostly_lists' })
  else if (looksLikeVerse(text)) warnings.push({ code: 'looks_like_verse' })
  if (share('quote') > 0.3 || quotedShare(text) > 0.3) warnings.push({ code: 'mostly_quoted' })
  return warnings
}

export interface Caveats {
  /** The text is too short or too repetitive to be judged at all. */
  readonly undecidable: boolean
  readonly warnings: Warning[]
}

/** Counts what is scored: invisible characters, code and addresses make a text neither longer nor shorter. */
function lengthWarning(language: Language, evidence: EvidenceText, counts: Tally): Warning | undefined {
  if (language === 'en') {
    return countWords(evidence.tokens.text) < LEAST_LENGTH.en
      ? { code: 'too_few_words', values: { least: LEAST_LENGTH.en } }
      : undefined
  }
  return counts.ideographs < LEAST_LENGTH.zh
    ? { code: 'too_few_characters', values: { least: LEAST_LENGTH.zh } }
    : undefined
}

/** What a reader must know before believing the score. */
export function findCaveats(text: string, language: Language, evidence: EvidenceText): Caveats {
  const counts = tally(evidence)
  const warnings: Warning[] = []
  const short = lengthWarning(language, evidence, counts)
  if (short !== undefined) warnings.push(short)
  const repetitive = short === undefined && counts.distinctShare < 0.12
  if (repetitive) warnings.push({ code: 'repetitive' })
  const foreign = language === 'en' ? counts.ideographs : counts.words
  const own = language === 'en' ? counts.words : counts.ideographs
  // A text of another language altogether is the caller's doing: whoever took its `language` warns about that.
  if (foreign > 10 && foreign > 0.2 * own && !contradictsLanguage(text, language)) {
    warnings.push({ code: 'mixed_languages' })
  }
  warnings.push(...layoutWarnings(text))
  return { undecidable: short !== undefined || repetitive, warnings }
}
