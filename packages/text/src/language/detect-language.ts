import type { Language } from '@redraft/contracts'
import { compareChineseScripts } from './compare-chinese-scripts.ts'
import { countScripts, SCRIPTS, type Script } from './count-scripts.ts'
import { type LatinProfile, profileLatin } from './profile-latin.ts'

export interface DetectedLanguage {
  /** `other` is answered only when it is certain; in doubt Latin script is `en` and Chinese `zh_CN`. */
  readonly language: Language | 'other'
  readonly confident: boolean
  /** A second script has a fifth of the text or more, or Simplified and Traditional characters are mixed. */
  readonly mixedScripts: boolean
  /** ISO 15924 code of the dominant script, Zyyy when the text has no letters. */
  readonly script: string
}

const ISO_15924: Readonly<Record<Script, string>> = {
  Latin: 'Latn',
  Han: 'Hani',
  Kana: 'Jpan',
  Hangul: 'Kore',
  Cyrillic: 'Cyrl',
  Arabic: 'Arab',
  Greek: 'Grek',
  Hebrew: 'Hebr',
  Thai: 'Thai',
  Devanagari: 'Deva',
  Other: 'Zzzz',
}

// A Han, Kana or Hangul character says about as much as three letters of an alphabet (contract, section 2).
const ALPHABET_WEIGHT = 1 / 3
const DENSE_SCRIPTS: ReadonlySet<Script> = new Set<Script>(['Han', 'Kana', 'Hangul'])
// One or two Greek letters are a formula, not a language.
const FOREIGN_LETTERS_MIN = 3
const MIXED_SHARE = 0.2
// Japanese prose is 30–60 % Kana; Chinese has it in brand names and quotations only.
const JAPANESE_KANA_SHARE = 0.2
const JAPANESE_KANA_MIN = 4

/** Below this number of words a Latin text is always taken for English (contract, section 3). */
const FOREIGN_WORDS_MIN = 40
// Prose has .25–.50 function words of its own language; set on the English corpora so that none is refused.
const FOREIGN_SHARE_MIN = 0.18
const FOREIGN_DISTINCT_MIN = 6
// Accents count when few words are English; a list of foreign names has no variety of function words.
const ACCENTED_SHARE_MIN = 0.15
const ACCENTED_FUNCTION_SHARE_MIN = 0.06
const ACCENTED_DISTINCT_MIN = 4
const ACCENTED_ENGLISH_MAX = 0.07
const ENGLISH_SHARE_MAX = 0.12
const ENGLISH_SHARE_SURE = 0.15

type ScriptShares = Readonly<Record<Script, number>>

function weighScripts(text: string): { shares: ScriptShares; letters: number; kana: number } {
  const counts = countScripts(text)
  const weights = SCRIPTS.map((script) => counts[script] * (DENSE_SCRIPTS.has(script) ? 1 : ALPHABET_WEIGHT))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = SCRIPTS.map((script, i) => [script, (weights[i] ?? 0) / Math.max(total, 1e-9)] as const)
  return {
    shares: Object.fromEntries(shares) as ScriptShares,
    letters: SCRIPTS.reduce((sum, script) => sum + counts[script], 0),
    kana: counts.Kana,
  }
}

/** True when function words show that a Latin text of 40 words or more is not English. */
function isForeign({ words, english, accented, foreign }: LatinProfile): boolean {
  if (words < FOREIGN_WORDS_MIN || english > ENGLISH_SHARE_MAX || foreign.share < 2 * english) return false
  const byAccents =
    accented >= ACCENTED_SHARE_MIN &&
    english <= ACCENTED_ENGLISH_MAX &&
    foreign.share >= ACCENTED_FUNCTION_SHARE_MIN &&
    foreign.distinct >= ACCENTED_DISTINCT_MIN
  return byAccents || (foreign.share >= FOREIGN_SHARE_MIN && foreign.distinct >= FOREIGN_DISTINCT_MIN)
}

function detectLatin(text: string, mixedScripts: boolean): DetectedLanguage {
  const profile = profileLatin(text)
  if (isForeign(profile)) return { language: 'other', confident: true, mixedScripts, script: 'Latn' }
  const confident = profile.words >= 10 && profile.english >= ENGLISH_SHARE_SURE
  return { language: 'en', confident, mixedScripts, script: 'Latn' }
}

function detectChinese(text: string, mixedScripts: boolean): DetectedLanguage {
  const { simplified, traditional } = compareChineseScripts(text)
  const decisive = simplified + traditional
  const minority = Math.min(simplified, traditional)
  const language = traditional > simplified ? 'zh_TW' : 'zh_CN'
  return {
    language,
    confident: decisive >= 2 && minority / decisive <= 0.1,
    mixedScripts: mixedScripts || (minority >= 3 && minority / decisive >= MIXED_SHARE),
    script: decisive === 0 ? 'Hani' : language === 'zh_TW' ? 'Hant' : 'Hans',
  }
}

function isJapanese({ shares, kana }: { shares: ScriptShares; kana: number }): boolean {
  const japanese = shares.Kana + shares.Han
  return kana >= JAPANESE_KANA_MIN && japanese >= 0.5 && shares.Kana / japanese >= JAPANESE_KANA_SHARE
}

/**
 * Language of a text for `language: auto` (contract, section 3): by script first, Chinese by characters that
 * exist in one script only, Latin by function words. Answers `other` only when the text is clearly neither
 * English nor Chinese.
 */
export function detectLanguage(text: string): DetectedLanguage {
  const weighed = weighScripts(text)
  const { shares } = weighed
  if (weighed.letters === 0) return { language: 'en', confident: false, mixedScripts: false, script: 'Zyyy' }
  const ranked = [...SCRIPTS].sort((a, b) => shares[b] - shares[a])
  const [first = 'Latin', second = 'Latin'] = ranked
  const mixedScripts = shares[second] >= MIXED_SHARE
  if (isJapanese(weighed)) return { language: 'other', confident: true, mixedScripts: false, script: 'Jpan' }
  const foreign = first !== 'Latin' && first !== 'Han' && weighed.letters >= FOREIGN_LETTERS_MIN
  if (foreign && shares[first] >= 0.5) {
    return { language: 'other', confident: true, mixedScripts, script: ISO_15924[first] }
  }
  if (shares.Han > 0 && shares.Han >= shares.Latin) return detectChinese(text, mixedScripts)
  return { ...detectLatin(text, mixedScripts), script: ISO_15924[first] }
}
