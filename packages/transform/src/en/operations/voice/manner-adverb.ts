import { wordList } from '../../../lexicon/load-lists.ts'
import { isCommonWord } from '../../common-words.ts'
import type { Draft, Operation } from '../scene.ts'

const LEFT_OUT = wordList('en/voice/manner-adverb', 'left-out')

/** "in a safe way" → "safely". */
export const mannerAdverb: Operation = {
  id: 'structure.manner-adverb',
  kind: 'wordy_phrase',
  reason: 'adverb_for_phrase',
  purposes: ['even', 'shorten'],
  strength: 2,
  risk: 0.04,
  role: 'even',
  waives: ['saving'],
  gain: 0.4,
  scope: 'phrase',
  drafts({ sentence }) {
    const { tokens } = sentence
    return tokens.flatMap((token, at): Draft[] => {
      const [article, adjective, noun, after] = tokens.slice(at + 1, at + 5)
      if (token.text !== 'in' || !/^an?$/.test(article?.lower ?? '') || adjective?.pos !== 'ADJ' || !noun)
        return []
      if (
        !/^(?:way|manner|fashion)$/.test(noun.lower) ||
        LEFT_OUT.has(adjective.lower) ||
        /ly$|-/.test(adjective.lower)
      )
        return []
      const adverb = adverbOf(adjective.lower)
      if (adverb === undefined || /^(?:that|which|of|to|as|so)$/.test(after?.lower ?? '') || adjective.locked)
        return []
      return [{ start: token.start, end: noun.end, after: adverb }]
    })
  },
}

/** The -ly adverb of an adjective, when it is a known word. */
function adverbOf(adjective: string): string | undefined {
  const adverb = /ic$/.test(adjective)
    ? `${adjective}ally`
    : /[^aeiou]y$/.test(adjective)
      ? `${adjective.slice(0, -1)}ily`
      : /[^aeiou]le$/.test(adjective)
        ? `${adjective.slice(0, -1)}y`
        : `${adjective}ly`
  return isCommonWord(adverb) ? adverb : undefined
}
