import type { ZhLanguage } from '../../language.ts'
import { simplifiedCharacters, traditionalCharacters } from '../../script.ts'
import { loadLines } from './load-lines.ts'

/** How a character is like another, the closest first. */
export const LIKENESSES = ['same_sound', 'other_tone', 'near_sound', 'same_part'] as const
export type Likeness = (typeof LIKENESSES)[number]

/** Characters that may have been meant, by what is written. */
export interface Confusions {
  of(character: string): ReadonlyMap<string, Likeness>
}

/** Sounds that writers of many regions do not tell apart. */
const NEAR: readonly (readonly [RegExp, string])[] = [
  [/^zh/, 'z'],
  [/^ch/, 'c'],
  [/^sh/, 's'],
  [/^n(?!g)/, 'l'],
  [/^f/, 'h'],
  [/^r/, 'l'],
  [/(?<=[aei])ng$/, 'n'],
]

const loaded = new Map<ZhLanguage, Confusions>()

/** The confusions of a language, in its own script; read when they are first asked for. */
export function confusionsOf(language: ZhLanguage): Confusions {
  const known = loaded.get(language) ?? load(language)
  loaded.set(language, known)
  return known
}

function load(language: ZhLanguage): Confusions {
  const foreign = language === 'zh_CN' ? traditionalCharacters : simplifiedCharacters
  const own = (characters: string): string[] => {
    const others = new Set(foreign(characters))
    return [...characters].filter((character) => !others.has(character))
  }
  const sounds = readingRows().map(([syllable, characters]): [string, string[]] => [
    syllable,
    own(characters),
  ])
  const exact = groupBy(sounds, (syllable) => syllable)
  const toneless = groupBy(sounds, withoutTone)
  const near = groupBy(sounds, (syllable) => blur(withoutTone(syllable)))
  const parts = groupBy(
    loadLines('shapes.txt').map((line, index): [string, string[]] => [String(index), own(line)]),
    (index) => index,
  )
  const ranked: readonly (readonly [Likeness, ReadonlyMap<string, readonly string[]>])[] = [
    ['same_sound', exact],
    ['other_tone', toneless],
    ['near_sound', near],
    ['same_part', parts],
  ]
  const found = new Map<string, ReadonlyMap<string, Likeness>>()
  const of = (character: string): ReadonlyMap<string, Likeness> => {
    const known = found.get(character)
    if (known !== undefined) return known
    const alike = new Map<string, Likeness>()
    for (const [likeness, neighbours] of ranked)
      for (const other of neighbours.get(character) ?? [])
        if (other !== character && !alike.has(other)) alike.set(other, likeness)
    found.set(character, alike)
    return alike
  }
  return { of }
}

/** Readings with their characters, as `readings.txt` has them. */
export function readingRows(): readonly (readonly [syllable: string, characters: string])[] {
  return loadLines('readings.txt').map((line) => {
    const [syllable = '', characters = ''] = line.split(' ')
    return [syllable, characters]
  })
}

/** Each character with all that stand with it under one key. */
function groupBy(
  rows: readonly (readonly [string, readonly string[]])[],
  keyOf: (name: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, Set<string>>()
  for (const [name, characters] of rows) {
    const group = groups.get(keyOf(name)) ?? new Set()
    for (const character of characters) group.add(character)
    groups.set(keyOf(name), group)
  }
  const neighbours = new Map<string, string[]>()
  for (const group of groups.values())
    for (const character of group) neighbours.set(character, [...(neighbours.get(character) ?? []), ...group])
  return neighbours
}

export function withoutTone(syllable: string): string {
  return syllable.replace(/\d$/, '')
}

function blur(syllable: string): string {
  return NEAR.reduce((sound, [pattern, other]) => sound.replace(pattern, other), syllable)
}
