import type { Language } from '@redraft/contracts'
import { isWordBorder } from '../edit.ts'
import { tokenize } from '../zh/analysis.ts'

/** Words whole in spaced scripts, one character at a time in Chinese and Japanese, white space and marks apart. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+(?:['’-](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+)*|\s+|./gsu

/** Cuts a text into words, white space and marks; joined they are the text. Chinese is cut by the analyser's dictionary. */
export function cutWords(text: string, language: Language): string[] {
  if (language === 'en') return text.match(TOKEN) ?? []
  const words: string[] = []
  for (const { text: word, start } of tokenize(text)) {
    const last = words.length - 1
    // The analyser cuts "GPT-4o" and "don't"; a reader does not.
    if (last >= 0 && !isWordBorder(text, start)) words[last] += word
    else words.push(word)
  }
  return words
}

/** Offsets (UTF-16) at which a word begins or ends. */
export function wordBorders(text: string, language: Language): ReadonlySet<number> {
  const borders = new Set([0])
  let at = 0
  for (const word of cutWords(text, language)) {
    at += word.length
    borders.add(at)
  }
  return borders
}
