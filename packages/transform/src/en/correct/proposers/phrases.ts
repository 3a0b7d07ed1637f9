import { proposePhrases } from '../phrases/propose-phrases.ts'
import type { EnglishProposer } from '../scene.ts'

/** Wordings of learners, from the lists in `lexicon/en/correct/phrases/`: those of the sections named. */
export function phrasesOf(sections: readonly string[]): EnglishProposer[] {
  return sections.map((section) => ({
    id: `phrase.${section}`,
    propose: ({ sentence, source: { text } }) => proposePhrases(section, sentence, text),
  }))
}
