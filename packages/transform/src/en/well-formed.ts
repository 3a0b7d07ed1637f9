import { anyOf } from '../lexicon/load-lists.ts'
import { articleFor } from './grammar/inflect.ts'

interface Check {
  readonly id: string
  count(text: string): number
}

const countOf = (pattern: RegExp) => (text: string) => text.match(pattern)?.length ?? 0

/** Faults counted before and after an edit; an edit may repair them but never add one. */
const CHECKS: readonly Check[] = [
  { id: 'doubled_word', count: countOf(/\b(?!(?:that|had|her|is|so|very)\b)([a-z]+)\s+\1\b/gi) },
  { id: 'doubled_that', count: countOf(/\bthat that\b|\bis is\b|\bso so\b/gi) },
  { id: 'space_before_mark', count: countOf(/\s[,;.!?](?=\s|$)|[^\S\n]{2,}/g) },
  { id: 'doubled_mark', count: countOf(/,\s*[,.;]|;\s*[,;.]|(?<!\.)\.\.(?!\.)/g) },
  { id: 'opening_comma', count: countOf(/(?:^|[.!?]\s+),/g) },
  {
    id: 'lower_start',
    count: countOf(/(?<!\b(?:al|etc|vs|e\.g|i\.e|cf|Fig|Dr|Mr|Ms|St|No|pp?))[.!?]\s+\p{Ll}/gu),
  },
  {
    id: 'to_form',
    count: countOf(
      /\b(?:can|could|may|might|must|should|would|will)\s+(?:not\s+)?(?:is|are|was|were|has|had|does|did)\b/gi,
    ),
  },
  { id: 'modal_to', count: countOf(/\b(?:can|could|may|might|must|should|will)\s+to\b/gi) },
  {
    id: 'this_plural',
    count: countOf(/\b(?:many|several|few|these|those|both|various|numerous)\s+(?:a|an|the|this|that)\b/gi),
  },
  {
    id: 'of_of',
    count: countOf(
      new RegExp(
        `\\b${anyOf('en/well-formed', 'prepositions')} (?:of|by|from|at)\\b(?! (?:which|whom))`,
        'gi',
      ),
    ),
  },
  {
    id: 'article_pair',
    count: countOf(new RegExp(`\\b(?:a|an|the) ${anyOf('en/well-formed', 'after-article')}\\b`, 'gi')),
  },
  {
    id: 'article_plural',
    count: countOf(/\b(?:a|an) (?:many|several|most|numerous|various|few(?=\s+of)|much)\b/gi),
  },
  { id: 'and_also', count: countOf(/\b(?:and|but) also\b/gi) },
  { id: 'a_an', count: countWrongArticles },
]

function countWrongArticles(text: string): number {
  let count = 0
  for (const match of text.matchAll(/\b(an?) ([\p{L}\p{N}][\p{L}\p{N}'’-]*)/giu)) {
    const [, article = '', word = ''] = match
    if (article !== 'A' && articleFor(word) !== article.toLowerCase()) count++
  }
  return count
}

/** The first fault that `after` has more of than `before`, else undefined. */
export function newFault(before: string, after: string): string | undefined {
  return CHECKS.find((check) => check.count(after) > check.count(before))?.id
}
