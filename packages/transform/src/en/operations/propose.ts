import type { Edit } from '../../edit.ts'
import { wordList } from '../../lexicon/load-lists.ts'
import type { RuleMode } from '../../mode.ts'
import { draftedEdit, serves } from '../../operation.ts'
import { behindOpener, withoutOpener } from '../grammar/opener.ts'
import type { EnglishSentence } from '../token.ts'
import { OPERATIONS } from './operations.ts'
import { favourVariety, monotoneRuns } from './rhythm.ts'
import type { Operation } from './scene.ts'

/** Operations of one round. */
export function operationsOf(scope: 'phrase' | 'clause'): Operation[] {
  return OPERATIONS.filter((operation) => (operation.scope ?? 'clause') === scope)
}

/** Structural edits for all sentences of a text; list items only get the ones within a phrase. */
export function proposeByOperations(
  sentences: readonly EnglishSentence[],
  text: string,
  mode: RuleMode,
  operations: readonly Operation[] = OPERATIONS,
): Edit[] {
  const enabled = operations.filter((operation) => serves(operation, mode))
  const runs = monotoneRuns(sentences)
  return sentences.flatMap((sentence, index) => {
    if (sentence.blockKind !== 'paragraph') return []
    const following = sentences[index + 1]
    const next = following?.block === sentence.block ? following : undefined
    const scene = { sentence, next, text }
    const rest = withoutOpener(scene)
    const neighbours = [sentences[index - 1], following].map((other) => other?.tokens[0]?.lower)
    return enabled
      .flatMap((operation) => {
        const drafts = operation.drafts(scene)
        if (drafts.length > 0 || rest === undefined || operation.isSoleOpening === true)
          return drafts.map((draft) => draftedEdit(operation, draft, text))
        return operation.drafts(rest).map((draft) => draftedEdit(operation, behindOpener(draft, rest), text))
      })
      .filter((edit) => !repeatsOpening(edit, sentence, neighbours) && !strandsConjunction(edit, sentence))
      .map((edit) => (runs.has(sentence) ? favourVariety(edit, sentence) : edit))
  })
}

/** "Yet models fail when data is scarce" must not become "When data is scarce, yet models fail". */
function strandsConjunction({ start, before, after }: Edit, sentence: EnglishSentence): boolean {
  if (start !== sentence.start) return false
  const word = firstWord(before)
  return JOINS_ON.has(word) && firstWord(after) !== word && new RegExp(`\\b${word}\\b`).test(after)
}

const JOINS_ON = new Set(['yet', 'but', 'and', 'or', 'nor', 'so'])

/** A sentence made to begin with the word that the one before or after it begins with. */
function repeatsOpening(
  { start, before, after }: Edit,
  sentence: EnglishSentence,
  neighbours: readonly (string | undefined)[],
): boolean {
  if (start !== sentence.start) return false
  const word = firstWord(after)
  return (
    word !== firstWord(before) && /^(?:\w+)$/.test(word) && !ARTICLES.has(word) && neighbours.includes(word)
  )
}

/** Openings that nobody hears as repeated. */
const ARTICLES = wordList('en/operations/propose', 'unheard-openings')

function firstWord(text: string): string {
  return /^[\p{L}'’-]+/u.exec(text)?.[0].toLowerCase() ?? ''
}
