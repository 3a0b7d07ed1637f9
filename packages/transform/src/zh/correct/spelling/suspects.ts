import type { CharacterModel } from '../characters/character-model.ts'
import { type CharacterUnits, isHanUnit } from '../characters/character-units.ts'
import type { Confusions, Likeness } from './confusions.ts'
import type { HomophoneWords } from './homophone-words.ts'

/** Other characters that would read better in the place of one or two; offsets are those of the sentence. */
export interface Suspect {
  readonly start: number
  readonly end: number
  readonly after: string
  readonly likeness: Likeness
  /** ln of how much likelier the sentence gets. */
  readonly gain: number
  /** The part of the gain that lies in the characters themselves; the rest lies in those after them. */
  readonly ownGain: number
  /** ln probability of the place as it is, a character. */
  readonly before: number
  /** How far the gain is above that of the next best. */
  readonly lead: number
  /** ln of how much more frequent the new characters are. */
  readonly frequencyGain: number
  /** ln of the share of the characters as they are. */
  readonly ownFrequency: number
}

/** A character at home in its place is not looked at: likelier than this after and before its neighbours. */
const AT_HOME = -4
/** Least gain worth a closer look. */
const LEAST_GAIN = 2
/** How far a character is seen by those after it. */
const REACH = 4
/** Least counts of a pair of characters that a change may bring in. */
const LEAST_PAIR = 8
/** Two characters are looked at together where one of them is as odd as this. */
const ODD = -6.5

/** Places of a sentence where another character, or two others, would read better: the best for each place. */
export function findSuspects(units: CharacterUnits, { model, confusions, words }: Knowledge): Suspect[] {
  const { codes } = units
  const scores = Float64Array.from({ length: codes.length }, (_, at) =>
    at === 0 ? 0 : model.logProbability(codes, at),
  )
  const search: Search = { units, model, confusions, words, scores, codes: Uint16Array.from(codes) }
  const found: Suspect[] = []
  for (let at = 1; at < codes.length - 1; at++) {
    if (!isHanUnit(codes[at] ?? 0) || isAtHome(scores, at)) continue
    const one = bestOf(search, at, oneFor(search, at))
    if (one !== undefined) found.push(one)
    if (!isHanUnit(codes[at + 1] ?? 0)) continue
    const two = bestOf(search, at, twoFor(search, at))
    if (two !== undefined && two.gain > (one?.gain ?? 0) + LEAST_GAIN) found.push(two)
  }
  return found
}

/** What suspects of a language are found with. */
export interface Knowledge {
  readonly model: CharacterModel
  readonly confusions: Confusions
  /** Absent where there is no word list in the script of the language. */
  readonly words: HomophoneWords | undefined
}

interface Search extends Knowledge {
  readonly units: CharacterUnits
  readonly scores: Float64Array
  /** A copy to try changes in. */
  readonly codes: Uint16Array
}

interface Change {
  readonly codes: readonly number[]
  readonly likeness: Likeness
}

function isAtHome(scores: Float64Array, at: number): boolean {
  return (scores[at] ?? 0) > AT_HOME && (scores[at + 1] ?? 0) > AT_HOME
}

function oneFor({ units, model, confusions }: Search, at: number): Change[] {
  const { codes } = units
  const [before = 0, after = 0] = [codes[at - 1], codes[at + 1]]
  const changes: Change[] = []
  for (const [character, likeness] of confusions.of(String.fromCharCode(codes[at] ?? 0))) {
    const code = character.charCodeAt(0)
    if (model.pairCount(before, code) >= LEAST_PAIR || model.pairCount(code, after) >= LEAST_PAIR)
      changes.push({ codes: [code], likeness })
  }
  return changes
}

/** Both characters of a word written by its sound: 县委 for 纤维. */
function twoFor({ units, model, words, scores }: Search, at: number): Change[] {
  const [first = 0, second = 0] = [units.codes[at], units.codes[at + 1]]
  if (Math.min(scores[at] ?? 0, scores[at + 1] ?? 0) > ODD) return []
  const alike = words?.soundingLike(String.fromCharCode(first), String.fromCharCode(second)) ?? []
  return alike
    .map((word): Change => ({ codes: [word.charCodeAt(0), word.charCodeAt(1)], likeness: 'other_tone' }))
    .filter(
      ({ codes: [one, two] }) =>
        one !== first && two !== second && model.pairCount(one ?? 0, two ?? 0) >= LEAST_PAIR,
    )
}

function bestOf(search: Search, at: number, changes: readonly Change[]): Suspect | undefined {
  let best: { change: Change; gain: number; ownGain: number } | undefined
  let next = 0
  for (const change of changes) {
    const { gain, ownGain } = gainOf(search, at, change.codes)
    if (best === undefined || gain > best.gain) {
      next = best?.gain ?? 0
      best = { change, gain, ownGain }
    } else next = Math.max(next, gain)
  }
  if (best === undefined || best.gain < LEAST_GAIN) return undefined
  const { change, gain, ownGain } = best
  const { units, scores, model } = search
  const size = change.codes.length
  const start = units.offsets[at] ?? 0
  const frequency = (codes: readonly number[]): number =>
    codes.reduce((sum, code) => sum + model.logShare(code), 0) / codes.length
  const ownFrequency = frequency([...units.codes.subarray(at, at + size)])
  return {
    start,
    end: (units.offsets[at + size - 1] ?? 0) + 1,
    after: String.fromCharCode(...change.codes),
    likeness: change.likeness,
    gain,
    ownGain,
    before: mean(scores, at, at + size + 1),
    lead: gain - Math.max(0, next),
    frequencyGain: frequency(change.codes) - ownFrequency,
    ownFrequency,
  }
}

function mean(scores: Float64Array, from: number, to: number): number {
  const own = scores.subarray(from, to)
  return own.reduce((sum, score) => sum + score, 0) / Math.max(1, own.length)
}

function gainOf(
  { units, model, scores, codes }: Search,
  at: number,
  change: readonly number[],
): { gain: number; ownGain: number } {
  codes.set(change, at)
  let [gain, ownGain] = [0, 0]
  const end = Math.min(codes.length, at + change.length + REACH)
  for (let place = at; place < end; place++) {
    gain += model.logProbability(codes, place) - (scores[place] ?? 0)
    if (place === at + change.length - 1) ownGain = gain
  }
  codes.set(units.codes.subarray(at, at + change.length), at)
  return { gain, ownGain }
}
