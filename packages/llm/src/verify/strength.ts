import type { Language } from '@redraft/contracts'
import { readAsSimplified } from '@redraft/transform'
import type { Fault } from './fault.ts'
import { lexiconOf } from './load-lexicon.ts'

type Pair = readonly [source: string, output: string]

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** What `output` has more of than `source`; negative: less. */
const gain = ([source, output]: Pair, pattern: RegExp): number =>
  count(output, pattern) - count(source, pattern)

interface Patterns {
  readonly strong: RegExp
  readonly soft: RegExp
  readonly licence?: RegExp | undefined
}

/** Strong words that came or went without a soft word that says as much going or coming. */
function isUneven(texts: Pair, { strong, soft, licence }: Patterns): boolean {
  const strongGain = gain(texts, strong)
  if (strongGain === 0) return false
  if (licence !== undefined && count(texts[strongGain > 0 ? 0 : 1], licence) > 0) return false
  return Math.abs(strongGain) > Math.max(0, -Math.sign(strongGain) * gain(texts, soft))
}

function read(text: string, language: Language): string {
  const plain = text.replaceAll('’', "'")
  return language === 'en' ? plain : readAsSimplified(plain)
}

/** Obligation, possibility, certainty, denial and quantity: what came, went or changed its strength between two texts. */
export function strengthFaults(source: string, output: string, language: Language): Fault[] {
  const { modality, negation, quantity } = lexiconOf(language)
  const texts: Pair = [read(source, language), read(output, language)]
  const faults: Fault[] = []
  for (const patterns of Object.values(modality))
    if (isUneven(texts, patterns)) faults.push({ gate: 'modality', detail: wordOf(texts, patterns.strong) })
  const cleaned: Pair = [texts[0].replace(negation.ignored, '·'), texts[1].replace(negation.ignored, '·')]
  if (isUneven(cleaned, negation)) faults.push({ gate: 'negation', detail: wordOf(cleaned, negation.strong) })
  const gains = Object.values(quantity).map((pattern) => Math.sign(gain(texts, pattern)))
  const isExchanged = gains.includes(1) && gains.includes(-1)
  if (isExchanged) faults.push({ gate: 'modality' })
  return faults
}

/** One of the words that came or went, for the repair prompt. */
function wordOf([source, output]: Pair, pattern: RegExp): string | undefined {
  const wordsIn = (text: string): readonly string[] => text.match(pattern) ?? []
  const [before, after] = [wordsIn(source), wordsIn(output)]
  const [longer, shorter] = before.length > after.length ? [before, after] : [after, before]
  return longer.find((word) => !shorter.includes(word)) ?? longer[0]
}
