import type { Language } from '@redraft/contracts'
import { RULE_MODES } from '@redraft/transform'
import {
  claimedPurposes,
  compileZhRules,
  ENGLISH_OPERATIONS,
  loadEnglishRules,
  wantsAny,
  ZH_OPERATIONS,
} from '@redraft/transform/internals'

/** A rule or operation by what decides where it may make edits. */
type Judgeable = Parameters<typeof claimedPurposes>[0] & {
  readonly id: string
  readonly modes?: readonly string[] | undefined
}

/** Ids of every rule and structural operation that rewrites a language, in the order in which they are read. */
export function judgeableIds(language: Language): string[] {
  return judgeables(language).map(({ id }) => id)
}

/** Ids of those that may make edits in a mode: by their modes, and by a purpose that the mode wants. */
export function idsByMode(language: Language): Map<string, Set<string>> {
  const all = judgeables(language)
  return new Map(
    RULE_MODES.map((mode) => {
      const own = all.filter(
        ({ modes = [], ...claimant }) =>
          (modes.length === 0 || modes.includes(mode)) && wantsAny(mode, claimedPurposes(claimant)),
      )
      return [mode, new Set(own.map(({ id }) => id))]
    }),
  )
}

function judgeables(language: Language): Judgeable[] {
  const rules = language === 'en' ? loadEnglishRules() : compileZhRules(language)
  const operations = language === 'en' ? ENGLISH_OPERATIONS : ZH_OPERATIONS
  return [...rules.map(({ rule }) => rule), ...operations]
}
