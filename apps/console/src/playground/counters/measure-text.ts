import { LIMITS, type ProcessingEndpoint } from '@redraft/contracts'
import { countCharacters, countQualityUnits, countWords, countWordsOutsideCjk } from '@redraft/text/counts'

/** What the server would count in a text; `words` is what it charges. */
export interface TextMeasure {
  readonly words: number
  readonly wordsOutsideCjk: number
  readonly units: number
  readonly characters: number
}

export function measureText(text: string): TextMeasure {
  return {
    words: countWords(text),
    wordsOutsideCjk: countWordsOutsideCjk(text),
    units: countQualityUnits(text),
    characters: countCharacters(text),
  }
}

/** A limit that a text is over, under the code the server would answer. */
export interface LimitProblem {
  readonly code:
    | 'validation_failed'
    | 'word_limit_exceeded'
    | 'quality_unit_limit_exceeded'
    | 'character_limit_exceeded'
  readonly current: number
  readonly max: number
}

const over = (code: LimitProblem['code'], current: number, max: number): LimitProblem | undefined =>
  current > max ? { code, current, max } : undefined

/**
 * The first limit of an endpoint that a text breaks, in the order the server checks them (contract, section 2);
 * undefined when the text may be sent. A text without words is a problem only once something was typed.
 */
export function findLimitProblem(endpoint: ProcessingEndpoint, text: string): LimitProblem | undefined {
  const measure = measureText(text)
  if (measure.words === 0) {
    return text.trim() === '' ? undefined : { code: 'validation_failed', current: 0, max: 0 }
  }
  if (endpoint === 'detect') {
    const { maxWords, maxCharacters } = LIMITS.detect
    return (
      over('word_limit_exceeded', measure.words, maxWords) ??
      over('character_limit_exceeded', measure.characters, maxCharacters)
    )
  }
  const { maxWords, maxUnits } = LIMITS[endpoint]
  return (
    over('word_limit_exceeded', measure.wordsOutsideCjk, maxWords) ??
    over('quality_unit_limit_exceeded', measure.units, maxUnits)
  )
}
