import type { DetectNote } from '@redraft/contracts'
import { STOCK_PHRASES as CHINESE_PHRASES } from '../chinese/stock-phrases.ts'
import { stockPhraseMatcher as chineseMatcher } from '../chinese/style.ts'
import { STOCK_PHRASES as ENGLISH_PHRASES } from '../english/stock-phrases.ts'
import { stockPhraseMatcher as englishMatcher } from '../english/style.ts'
import type { EvidenceText } from '../features/evidence.ts'
import { CJK, PUNCTUATION, WORD } from '../features/tokenise.ts'
import { inflatedWordNotes } from './inflated-notes.ts'
import { type SentenceRange, sourceSpan } from './sentence-ranges.ts'

const MOST_NOTES = 40
const UNIFORM_RUN = 5
/** Variation (standard deviation over mean) under which a run of sentences reads as one beat. */
const UNIFORM_VARIATION = 0.15

/** A note with UTF-16 offsets; the engine turns them into code points. */
type Note = DetectNote

/** Each stock phrase, with the note of its group. */
function stockPhraseNotes(evidence: EvidenceText): Note[] {
  const english = evidence.language === 'en'
  const groups = english ? ENGLISH_PHRASES : CHINESE_PHRASES
  const matches = (english ? englishMatcher : chineseMatcher).find(evidence.tokens, {
    from: 0,
    to: evidence.tokens.count,
  })
  return matches.flatMap((match) => {
    const group = groups[match.group]
    if (group === undefined || group.silent === true) return []
    return [{ ...sourceSpan(evidence, match.from, match.to), signal: 'stock_phrase', code: group.note }]
  })
}

function wordCount({ tokens }: EvidenceText, sentence: SentenceRange): number {
  let count = 0
  for (let index = sentence.from; index < sentence.to; index++)
    if (tokens.kinds[index] !== PUNCTUATION) count++
  return count
}

function variation(lengths: readonly number[]): number {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const squares = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0)
  return Math.sqrt(squares / (lengths.length - 1)) / Math.max(mean, 1)
}

/** Runs of five or more sentences of nearly one length. */
function uniformRunNotes(evidence: EvidenceText, sentences: readonly SentenceRange[]): Note[] {
  const lengths = sentences.map((sentence) => wordCount(evidence, sentence))
  const notes: Note[] = []
  let first = 0
  while (first + UNIFORM_RUN <= lengths.length) {
    let end = first + UNIFORM_RUN
    if (
      Math.min(...lengths.slice(first, end)) < 6 ||
      variation(lengths.slice(first, end)) > UNIFORM_VARIATION
    ) {
      first++
      continue
    }
    while (
      end < lengths.length &&
      end - first < 30 &&
      variation(lengths.slice(first, end + 1)) <= UNIFORM_VARIATION
    )
      end++
    const [from, to] = [sentences[first], sentences[end - 1]]
    if (from !== undefined && to !== undefined) {
      const said = { code: 'same_length', values: { count: end - first } } as const
      notes.push({ ...sourceSpan(evidence, from.from, to.to), signal: 'sentence_length_uniformity', ...said })
    }
    first = end
  }
  return notes
}

/** Three or more sentences in a row that begin with the same two words (or characters). */
function repeatedOpeningNotes(evidence: EvidenceText, sentences: readonly SentenceRange[]): Note[] {
  const { tokens } = evidence
  const isWord = (index: number) => tokens.kinds[index] === WORD || tokens.kinds[index] === CJK
  const opening = (sentence: SentenceRange | undefined) =>
    sentence === undefined ||
    sentence.to - sentence.from < 4 ||
    !isWord(sentence.from) ||
    !isWord(sentence.from + 1)
      ? undefined
      : `${tokens.ids[sentence.from]} ${tokens.ids[sentence.from + 1]}`
  const notes: Note[] = []
  for (let first = 0; first < sentences.length; ) {
    const key = opening(sentences[first])
    let end = first + 1
    while (key !== undefined && opening(sentences[end]) === key) end++
    const from = sentences[end - 1]
    if (end - first >= 3 && from !== undefined) {
      const said = { code: 'same_opening', values: { count: end - first } } as const
      notes.push({ ...sourceSpan(evidence, from.from, from.from + 2), signal: 'opening_variety', ...said })
    }
    first = end
  }
  return notes
}

/** What a writer can do, tied to places (UTF-16 offsets), in the order of the text; at most 40. */
export function findRevisionNotes(evidence: EvidenceText, sentences: readonly SentenceRange[]): Note[] {
  const phrases = stockPhraseNotes(evidence)
  const isOutsidePhrases = (word: Note) =>
    phrases.every((phrase) => phrase.end <= word.start || phrase.start >= word.end)
  const notes = [
    ...phrases,
    ...inflatedWordNotes(evidence, sentences).filter(isOutsidePhrases),
    ...uniformRunNotes(evidence, sentences),
    ...repeatedOpeningNotes(evidence, sentences),
  ]
  return notes.sort((a, b) => a.start - b.start || a.end - b.end).slice(0, MOST_NOTES)
}
