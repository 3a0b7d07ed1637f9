import type { ZhLanguage } from '../../language.ts'
import { readAsSimplified } from '../../script.ts'
import { type CharacterCounts, EMPTY_RUN, extendRun } from './character-counts.ts'
import { loadCounts } from './load-counts.ts'

/** How likely characters are after those before them, by counts of edited texts. */
export interface CharacterModel {
  /** ln of the probability of the unit at a place, given those before it. */
  logProbability(codes: Uint16Array, at: number): number
  /** How often two units stand side by side, in counts of the table. */
  pairCount(first: number, second: number): number
  /** ln of the share of a character among all. */
  logShare(code: number): number
}

const ORDER = 5
/**
 * How many occurrences of a context it takes until it counts as much as the shorter one, for contexts of 1 … 4
 * characters; the tables leave rare runs out, so that a run that is missing may have been seen.
 */
const TRUST = [0, 60, 40, 30, 30] as const

function createModel(
  counts: CharacterCounts,
): CharacterModel & { probability: CharacterModel['logProbability'] } {
  const least = 1 / (counts.total * 2)
  const shareOf = (code: number): number =>
    (counts.countOf(extendRun(EMPTY_RUN, code)) + 0.5) / (counts.total + 1) || least
  const probability = (codes: Uint16Array, at: number): number => {
    const unit = codes[at] ?? 0
    let chance = shareOf(unit)
    for (let size = 1; size < ORDER && size <= at; size++) {
      let run = EMPTY_RUN
      for (let from = at - size; from < at; from++) run = extendRun(run, codes[from] ?? 0)
      const context = counts.countOf(run)
      if (context === 0) break
      const trust = TRUST[size] ?? 30
      // Quantised counts may make a whole a little larger than its context.
      const whole = Math.min(context, counts.countOf(extendRun(run, unit)))
      chance = (whole + trust * chance) / (context + trust)
    }
    return chance
  }
  return {
    probability,
    logProbability: (codes, at) => Math.log(probability(codes, at)),
    pairCount: (first, second) => counts.countOf(extendRun(extendRun(EMPTY_RUN, first), second)),
    logShare: (code) => Math.log(shareOf(code)),
  }
}

const loaded = new Map<ZhLanguage, CharacterModel>()

/** The model of a language; its tables are read when they are first asked for. */
export function characterModel(language: ZhLanguage): CharacterModel {
  const known = loaded.get(language) ?? (language === 'zh_CN' ? simplifiedModel() : taiwanModel())
  loaded.set(language, known)
  return known
}

let simplified: ReturnType<typeof createModel> | undefined

function simplifiedModel(): ReturnType<typeof createModel> {
  simplified ??= createModel(loadCounts('zh_CN'))
  return simplified
}

/** The tables of Taiwan are small: half of what they say is asked of the Simplified ones, read character by character. */
function taiwanModel(): CharacterModel {
  const own = createModel(loadCounts('zh_TW'))
  const other = simplifiedModel()
  const reading = simplifiedReadings()
  const sharePerReading = new Float64Array(0x10000)
  for (let code = 0x3400; code < 0xa000; code++)
    sharePerReading[reading[code] ?? 0] =
      (sharePerReading[reading[code] ?? 0] ?? 0) + Math.exp(own.logShare(code))
  const read = new Uint16Array(ORDER)
  const otherProbability = (codes: Uint16Array, at: number): number => {
    const from = Math.max(0, at - ORDER + 1)
    for (let index = from; index <= at; index++) read[index - from] = reading[codes[index] ?? 0] ?? 0
    const code = codes[at] ?? 0
    const shared = code >= 0x3400 && code < 0xa000 ? (sharePerReading[reading[code] ?? 0] ?? 0) : 0
    const share = shared > 0 ? Math.exp(own.logShare(code)) / shared : 1
    return other.probability(read, at - from) * Math.min(1, share)
  }
  return {
    logProbability: (codes, at) => Math.log((own.probability(codes, at) + otherProbability(codes, at)) / 2),
    pairCount: (first, second) =>
      own.pairCount(first, second) + other.pairCount(reading[first] ?? 0, reading[second] ?? 0) / 4,
    logShare: own.logShare,
  }
}

/** Each UTF-16 code as its Simplified character. */
function simplifiedReadings(): Uint16Array {
  const readings = Uint16Array.from({ length: 0x10000 }, (_, code) => code)
  const characters = Array.from({ length: 0xa000 - 0x3400 }, (_, index) =>
    String.fromCharCode(0x3400 + index),
  )
  const read = readAsSimplified(characters.join('\n'))
  for (let index = 0; index < characters.length; index++)
    readings[0x3400 + index] = read.charCodeAt(index * 2)
  return readings
}
