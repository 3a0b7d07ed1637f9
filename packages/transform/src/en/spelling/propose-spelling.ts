import type { Edit } from '../../edit.ts'
import type { EnglishSentence, Token } from '../token.ts'
import { loadVocabulary } from './load-word-lists.ts'
import { mendWord } from './mend-word.ts'

/** A word that comes back is likelier a term of the writer's own than a slip, unless the slip is plain. */
const TERM_FROM = 2

/** Where a slip stands among so many words, the writer slips; elsewhere an unknown word is likelier a term. */
const WORDS_PER_SLIP = 25

/**
 * Edits that mend misspelt common words; names, terms, hyphenated and protected words are left alone. Plain slips are
 * always mended, doubtful ones only in a text that has many.
 */
export function proposeSpelling(sentences: readonly EnglishSentence[]): Edit[] {
  const tokens = sentences.flatMap((sentence) => sentence.tokens)
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token.lower, (counts.get(token.lower) ?? 0) + 1)
  const mended = tokens.flatMap((token, at) => {
    // "thinkin'": spoken on purpose.
    if (!mayBeMisspelt(token) || /^['’]/.test(tokens[at + 1]?.text ?? '')) return []
    const mending = mendWord(token.lower, loadVocabulary())
    const isTerm = (counts.get(token.lower) ?? 0) >= TERM_FROM
    return mending === undefined || (isTerm && !mending.isPlain) ? [] : [{ token, mending }]
  })
  const isSlippery = mended.length * WORDS_PER_SLIP >= tokens.length
  return mended
    .filter(({ mending }) => isSlippery || mending.isPlain)
    .map(({ token, mending }) => toEdit(token, mending.word))
}

/** With a capital it may be a name, also where a sentence begins. */
function mayBeMisspelt({ text, locked, name }: Token): boolean {
  return !locked && !name && /^[a-z]+$/.test(text)
}

function toEdit({ start, end, text }: Token, after: string): Edit {
  return {
    start,
    end,
    before: text,
    after,
    kind: 'spelling',
    reasons: [{ code: 'spelling' }],
    ruleId: 'spelling.slip',
    strength: 1,
    risk: 0.02,
    role: 'repair',
    purposes: ['repair'],
    gain: 1,
  }
}
