import type { CharacterModel } from './character-model.ts'
import { toCharacterUnits } from './character-units.ts'

/** How far a change is looked at on either side, in UTF-16 units. */
const REACH = 8

/** A replacement of [start, end) of a text. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly after: string
}

/** ln of how much likelier a text gets by a replacement, its neighbours included. */
export function likelihoodGain(
  model: CharacterModel,
  text: string,
  { start, end, after }: Replacement,
): number {
  const left = text.slice(Math.max(0, start - REACH), start)
  const right = text.slice(end, end + REACH)
  return sumOf(model, left + after + right) - sumOf(model, left + text.slice(start, end) + right)
}

function sumOf(model: CharacterModel, text: string): number {
  const { codes } = toCharacterUnits(text)
  let sum = 0
  for (let at = 1; at < codes.length; at++) sum += model.logProbability(codes, at)
  return sum
}
