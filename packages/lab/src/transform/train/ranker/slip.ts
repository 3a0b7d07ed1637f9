const VOWELS = 'aeiou'
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ie/, 'ei'],
  [/ei/, 'ie'],
  [/([a-z])\1/, '$1'],
  [/([tlmnpsfrc])(?=[aeiou])/, '$1$1'],
  [/ance/, 'ence'],
  [/ence/, 'ance'],
  [/ible/, 'able'],
  [/able/, 'ible'],
  [/ough/, 'ouh'],
  [/ch/, 'c'],
  [/th/, 't'],
  [/wh/, 'w'],
  [/s(?=[aeiou])/, 'c'],
  [/c(?=[ei])/, 's'],
  [/tion/, 'sion'],
  [/e(?=[lr])/, 'a'],
  [/y$/, 'i'],
  [/e$/, ''],
]

/** A word with one slip of the pen: by sound, a letter too many, too few, another vowel, or two swapped. */
export function slip(word: string, random: () => number): string {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
  const at = 1 + Math.floor(random() * (word.length - 2))
  const draw = random()
  if (draw < 0.4) {
    const sound = pick(SOUNDS.filter(([pattern]) => pattern.test(word)))
    if (sound !== undefined) return word.replace(sound[0], sound[1])
  }
  if (draw < 0.6) return word.slice(0, at) + word.slice(at + 1)
  if (draw < 0.75) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  const vowel = [...word].findIndex((letter, index) => index >= at && VOWELS.includes(letter))
  if (draw < 0.9 && vowel !== -1)
    return word.slice(0, vowel) + (pick([...VOWELS]) ?? 'e') + word.slice(vowel + 1)
  return word.slice(0, at) + (pick([...'abcdefghijklmnoprstuvwy']) ?? 'e') + word.slice(at)
}
