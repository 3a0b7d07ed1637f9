import { AppError, LIMITS, type ProcessingEndpoint, type TransformEndpoint } from '@redraft/contracts'
import { countCharacters, countQualityUnits, countWords, countWordsOutsideCjk } from '@redraft/text'

function checkTransform(endpoint: TransformEndpoint, text: string): void {
  const { maxWords, maxUnits } = LIMITS[endpoint]
  const words = countWordsOutsideCjk(text)
  if (words > maxWords) throw wordLimit(maxWords, words)
  const units = countQualityUnits(text)
  if (units <= maxUnits) return
  throw new AppError('quality_unit_limit_exceeded', {
    detail: `The text has ${units} quality units; ${endpoint} takes ${maxUnits}. Split it at paragraph ends.`,
    data: { max_units: maxUnits, current_units: units },
  })
}

function checkDetect(text: string, words: number): void {
  const { maxWords, maxCharacters } = LIMITS.detect
  if (words > maxWords) throw wordLimit(maxWords, words)
  const characters = countCharacters(text)
  if (characters <= maxCharacters) return
  throw new AppError('character_limit_exceeded', {
    detail: `The text has ${characters} characters; detect takes ${maxCharacters}. Split it at paragraph ends.`,
    data: { max_characters: maxCharacters, current_characters: characters },
  })
}

function wordLimit(maxWords: number, words: number): AppError {
  return new AppError('word_limit_exceeded', {
    detail: `The text has ${words} words; the maximum is ${maxWords}. Split it at paragraph ends.`,
    data: { max_words: maxWords, current_words: words },
  })
}

/** The words a call will be charged for, after the limits of its endpoint (contract, section 2). Throws the limit errors. */
export function measureText(endpoint: ProcessingEndpoint, text: string): number {
  const words = countWords(text)
  if (words === 0) {
    const issue = { path: 'text', message: 'has no words: send text with letters or digits' }
    throw new AppError('validation_failed', { detail: `text ${issue.message}.`, data: { issues: [issue] } })
  }
  if (endpoint === 'detect') checkDetect(text, words)
  else checkTransform(endpoint, text)
  return words
}
