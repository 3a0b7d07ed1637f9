import type { Confusions, Likeness } from '@redraft/transform/internals'

/** How often each likeness is behind a slip, and how many of the most frequent characters are drawn from. */
const SHARES: readonly (readonly [Likeness, number])[] = [
  ['same_sound', 0.45],
  ['other_tone', 0.25],
  ['near_sound', 0.12],
  ['same_part', 0.18],
]
const DRAWN_FROM = 5
const HAN = /\p{Script=Han}/u

/** A text with about one character in `every` exchanged for one that sounds or looks like it. */
export function misspell(text: string, confusions: Confusions, random: () => number, every: number): string {
  const written = [...text]
  for (let at = 0; at < written.length; at++) {
    const character = written[at] ?? ''
    if (random() * every >= 1 || !HAN.test(character)) continue
    const likeness = drawLikeness(random())
    const alike = [...confusions.of(character)].filter(([, own]) => own === likeness).slice(0, DRAWN_FROM)
    const drawn = alike[Math.floor(random() * alike.length)]
    if (drawn !== undefined) written[at] = drawn[0]
  }
  return written.join('')
}

function drawLikeness(lot: number): Likeness {
  let sum = 0
  for (const [likeness, share] of SHARES) {
    sum += share
    if (lot < sum) return likeness
  }
  return 'same_part'
}
