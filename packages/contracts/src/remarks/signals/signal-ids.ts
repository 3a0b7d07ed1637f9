import type { Language } from '../../language.ts'
import type { Signal } from '../../messages/detect.ts'
import { CHINESE_SIGNALS } from './chinese-signals.ts'
import { ENGLISH_SIGNALS } from './english-signals.ts'
import { MODEL_SIGNALS } from './model-signals.ts'
import type { SignalTexts } from './signal-texts.ts'

/** Every signal of detection by id, English texts and Chinese ones apart: what is counted per 100 words differs. */
export const SIGNALS = {
  en: { ...MODEL_SIGNALS, ...ENGLISH_SIGNALS },
  zh: { ...MODEL_SIGNALS, ...CHINESE_SIGNALS },
}
export type SignalId = keyof typeof SIGNALS.en | keyof typeof SIGNALS.zh

/** A signal before it is put into words: its id says what was measured. */
export interface DetectSignal extends Omit<Signal, 'id' | 'label' | 'explanation' | 'human_range'> {
  readonly id: SignalId
  readonly human_range: NonNullable<Signal['human_range']>
  /** Where the value lies to the human range, as measured: the figures are rounded. */
  readonly place: 'above' | 'below' | 'within'
}

/** Where a value lies and what that says; outside the human range, "more usual in human writing" would be untrue. */
function reading({ place, direction, human_range: { low, high } }: DetectSignal): string {
  const where = `${place} the human range of ${low} to ${high}`
  if (direction === 'neutral') return `${where}, which says little either way`
  if (direction === 'ai') return `${where}, which is more usual in machine writing`
  return place === 'within'
    ? `${where}, which is more usual in human writing`
    : `${where}, yet rarer still in machine writing`
}

/**
 * A signal of a text in `language`, with its English sentences.
 * @throws RangeError when texts in that language have no such signal
 */
export function renderSignal(signal: DetectSignal, language: Language): Signal {
  const { id, value, direction, weight, human_range } = signal
  const texts: Readonly<Partial<Record<SignalId, SignalTexts>>> = SIGNALS[language === 'en' ? 'en' : 'zh']
  const found = texts[id]
  if (found === undefined) throw new RangeError(`no signal ${id} in ${language}`)
  const explanation = `${found.meaning}. Here ${value}, ${reading(signal)}.`
  return { id, label: found.label, value, direction, weight, explanation, human_range }
}
