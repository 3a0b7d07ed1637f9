import type { Language } from '@redraft/contracts'
import { wordBorders } from './cut-words.ts'
import { joinPlaces, type Place } from './place.ts'

interface Texts {
  readonly source: string
  readonly output: string
  readonly language: Language
}

/**
 * Widens places until they begin and end where words do, in the source and in the output alike: 提升 → 提高, not
 * 升 → 高. Places that come to share a word become one. They must be in order, without overlaps.
 */
export function wholeWords({ source, output, language }: Texts, places: readonly Place[]): Place[] {
  const inSource = wordBorders(source, language)
  const inOutput = wordBorders(output, language)
  const isBorder = (at: number, outputAt: number) => inSource.has(at) && inOutput.has(outputAt)
  const widened: Place[] = []
  for (const [index, place] of places.entries()) {
    const last = widened.at(-1)
    const next = places[index + 1]
    // Between two places both texts are the same, so that both sides widen together.
    let { start, from, end, to } = place
    while (start > (last?.end ?? 0) && !isBorder(start, from)) {
      start--
      from--
    }
    while (end < (next?.start ?? source.length) && !isBorder(end, to)) {
      end++
      to++
    }
    const whole = { ...place, start, from, end, to }
    const isOneWord = last !== undefined && start === last.end && !isBorder(start, from)
    if (isOneWord) widened[widened.length - 1] = joinPlaces(last, whole)
    else widened.push(whole)
  }
  return widened
}
