import type { Language } from '@redraft/contracts'
import { countWords } from '../counts/count-words.ts'
import { detectLanguage } from './detect-language.ts'

const MIN_WORDS = 8

/**
 * True when a text is clearly of another language than the one its sender named: the request is followed,
 * with a warning. Short, mixed and undecided texts contradict nothing.
 */
export function contradictsLanguage(text: string, language: Language): boolean {
  const detected = detectLanguage(text)
  if (detected.language === language || detected.mixedScripts) return false
  if (detected.confident) return true
  const scriptDiffers = (detected.script === 'Latn') !== (language === 'en') && detected.script !== 'Zyyy'
  return scriptDiffers && countWords(text) >= MIN_WORDS
}
