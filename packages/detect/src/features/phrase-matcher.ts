import type { TokenRange } from './hash-buffer.ts'
import { type TokenisedText, tokenise } from './tokenise.ts'

export interface PhraseMatch {
  /** Range of tokens. */
  readonly from: number
  readonly to: number
  /** Index of the phrase's group in the list the matcher was made from. */
  readonly group: number
}

export interface PhraseMatcher {
  /** Longest matches from left to right, not overlapping. */
  find(tokens: TokenisedText, range: TokenRange): PhraseMatch[]
}

interface Entry {
  readonly ids: Int32Array
  readonly group: number
}

function matchesAt(tokens: TokenisedText, at: number, entry: Entry, to: number): boolean {
  if (at + entry.ids.length > to) return false
  for (let index = 0; index < entry.ids.length; index++) {
    if (tokens.ids[at + index] !== entry.ids[index]) return false
  }
  return true
}

/** Compiles groups of phrases into a matcher over token ids: linear in the text for bounded phrase lists. */
export function createPhraseMatcher(groups: readonly (readonly string[])[]): PhraseMatcher {
  const byFirst = new Map<number, Entry[]>()
  for (const [group, phrases] of groups.entries()) {
    for (const phrase of phrases) {
      const tokens = tokenise({ text: phrase })
      const ids = tokens.ids.slice(0, tokens.count)
      const first = ids[0] ?? 0
      const entries = byFirst.get(first) ?? []
      entries.push({ ids, group })
      entries.sort((a, b) => b.ids.length - a.ids.length)
      byFirst.set(first, entries)
    }
  }
  return {
    find(tokens, range) {
      const matches: PhraseMatch[] = []
      let at = range.from
      while (at < range.to) {
        const entry = byFirst
          .get(tokens.ids[at] ?? 0)
          ?.find((candidate) => matchesAt(tokens, at, candidate, range.to))
        if (entry === undefined) at++
        else {
          matches.push({ from: at, to: at + entry.ids.length, group: entry.group })
          at += entry.ids.length
        }
      }
      return matches
    },
  }
}
