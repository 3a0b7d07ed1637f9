import { wordList } from '../../lexicon/load-lists.ts'

/** Words that nobody hears repeated: function words, and verbs and quantities of nearly every sentence. */
const UNHEARD = wordList('en/grammar/content-words', 'unheard')
/** Words of four letters and more, and the short ones that rules bring most often. */
const WORD = /\b(?:[a-z]{4,}|key|new|big|aim)\b/g
const STEM_LETTERS = 7

/** What two words must share to be heard as the same: the beginning, without the common endings. */
function stem(word: string): string {
  const bare = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|edly|ed|es|s|ly|e)$/, '')
  return (bare.length >= 3 ? bare : word).slice(0, STEM_LETTERS)
}

/** The stems of the content words of a wording, each once. */
export function contentStems(text: string): ReadonlySet<string> {
  const stems = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(WORD)) if (!UNHEARD.has(word)) stems.add(stem(word))
  return stems
}
