import { SIMPLIFIED_ONLY, TRADITIONAL_ONLY } from './script-tables.ts'

const simplified = new Set(SIMPLIFIED_ONLY)
const traditional = new Set(TRADITIONAL_ONLY)

export interface ChineseScriptTally {
  /** Characters that exist in Simplified Chinese only. */
  readonly simplified: number
  /** Characters that exist in Traditional Chinese only. */
  readonly traditional: number
}

/** Counts the characters that decide between Simplified and Traditional Chinese; shared ones count nowhere. */
export function compareChineseScripts(text: string): ChineseScriptTally {
  let simplifiedCount = 0
  let traditionalCount = 0
  for (const character of text) {
    if (character < '\u3400') continue
    if (simplified.has(character)) simplifiedCount++
    else if (traditional.has(character)) traditionalCount++
  }
  return { simplified: simplifiedCount, traditional: traditionalCount }
}
