import type { Language } from '@redraft/contracts'
import { readAsSimplified, simplifiedCharacters, traditionalCharacters } from './zh/script.ts'

/** How to compare literals of a text that will be written in another script; undefined where none will. */
export function foldFor(text: string, language: Language): ((text: string) => string) | undefined {
  if (language === 'en') return undefined
  const foreign = language === 'zh_TW' ? simplifiedCharacters(text) : traditionalCharacters(text)
  return foreign.length > 0 ? readAsSimplified : undefined
}
