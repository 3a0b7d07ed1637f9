import { DEFAULT_SYNONYMS_LEVEL } from '../mode.ts'
import type { ModePolicy, Policies } from '../policy.ts'

/** Any register but the spoken one; the text itself admits fewer (`register.ts`). */
const ANY = { neutral: 0, formal: 0, academic: 0, plain: 0 } as const
const WRITTEN = { neutral: 0, formal: 0, academic: 0 } as const

/** Share of the characters that may be edited in phrases, in the build of clauses, and in words. */
function shares(phrases: number, structure: number, words: number): Pick<ModePolicy, 'shares'> {
  return { shares: { phrases, structure, words } }
}

/** Gain first, then how much changes; risk is weighed against both. */
const COMMON = {
  registers: ANY,
  boldness: DEFAULT_SYNONYMS_LEVEL,
  signs: 2,
  change: 1,
  brevity: 0,
  maxRisk: 0.12,
} as const
const RISKY = 0.2

/** Modes that are to differ from the source go further than the level. */
const BOLDER_BY = 5

export const POLICIES: Policies = {
  'reduce-aigc': { ...COMMON, ...shares(0.6, 0.5, 0.3), bolderBy: BOLDER_BY },
  'reduce-both': { ...COMMON, ...shares(0.6, 0.7, 0.4), bolderBy: BOLDER_BY, maxRisk: RISKY },
  standard: { ...COMMON, ...shares(0.6, 0.6, 0.4), maxRisk: RISKY },
  fluency: { ...COMMON, ...shares(0.3, 0.1, 0.04) },
  formal: { ...COMMON, ...shares(0.6, 0.3, 0.35), registers: WRITTEN },
  academic: { ...COMMON, ...shares(0.6, 0.3, 0.35), registers: WRITTEN },
  simple: { ...COMMON, ...shares(0.6, 0.4, 0.3), registers: { neutral: 0, plain: 0, colloquial: 0 } },
  creative: { ...COMMON, ...shares(0.6, 0.8, 0.5), bolderBy: BOLDER_BY, maxRisk: RISKY },
  expand: { ...COMMON, ...shares(0.2, 0.4, 0.4) },
  // Trades no word for another of the same length: what an edit saves is what it is worth.
  shorten: { ...COMMON, ...shares(0.9, 0.7, 0.3), signs: 1, change: 0, brevity: 1 },
  'polish-academic': { ...COMMON, ...shares(0.6, 0.2, 0.2), registers: WRITTEN },
  'polish-neutral': { ...COMMON, ...shares(0.6, 0.2, 0.2) },
}
