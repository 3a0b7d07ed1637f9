import { readFileSync } from 'node:fs'
import { decodeTable } from '../../../language-model/format.ts'
import type { ZhLanguage } from '../../language.ts'
import { type CharacterCounts, createCharacterCounts } from './character-counts.ts'

/** The counted characters of a language. @throws RangeError when the file is damaged. */
export function loadCounts(language: ZhLanguage): CharacterCounts {
  const file = new URL(`../../../../lexicon/zh/characters_${language}.bin`, import.meta.url)
  return createCharacterCounts(decodeTable(readFileSync(file)))
}
