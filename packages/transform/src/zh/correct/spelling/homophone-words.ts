import { baseEntries } from '../../dictionary.ts'
import { readingRows, withoutTone } from './confusions.ts'

/** Words of two characters by their sound, tones aside; Simplified. */
export interface HomophoneWords {
  soundingLike(first: string, second: string): readonly string[]
}

/** Rarer words of jieba's list are never what was meant. */
const LEAST_COUNT = 40
const NONE: readonly string[] = []

let loaded: HomophoneWords | undefined

/** The words of jieba's list; read when they are first asked for. */
export function homophoneWords(): HomophoneWords {
  loaded ??= load()
  return loaded
}

function load(): HomophoneWords {
  const syllables = new Map<string, readonly string[]>()
  for (const [syllable, characters] of readingRows()) {
    const bare = withoutTone(syllable)
    for (const character of characters) {
      const known = syllables.get(character) ?? []
      if (!known.includes(bare)) syllables.set(character, [...known, bare])
    }
  }
  const soundsOf = (first: string, second: string): string[] =>
    (syllables.get(first) ?? []).flatMap((one) => (syllables.get(second) ?? []).map((two) => `${one} ${two}`))
  const bySound = new Map<string, string[]>()
  for (const { word, count } of baseEntries()) {
    if (word.length !== 2 || count < LEAST_COUNT) continue
    for (const sound of soundsOf(word.charAt(0), word.charAt(1))) {
      const own = bySound.get(sound)
      if (own === undefined) bySound.set(sound, [word])
      else own.push(word)
    }
  }
  return {
    soundingLike: (first, second) => {
      const found = soundsOf(first, second).map((sound) => bySound.get(sound) ?? NONE)
      return found.length === 1 ? (found[0] ?? NONE) : [...new Set(found.flat())]
    },
  }
}
