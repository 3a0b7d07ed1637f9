import type { ZhLanguage } from '../../language.ts'
import { characterModel } from '../characters/character-model.ts'
import { confusionsOf } from './confusions.ts'
import { homophoneWords } from './homophone-words.ts'
import type { Knowledge } from './suspects.ts'

/** What misspelt characters of a language are found with; read when it is first asked for. */
export function spellingKnowledge(language: ZhLanguage): Knowledge {
  return {
    model: characterModel(language),
    confusions: confusionsOf(language),
    words: language === 'zh_CN' ? homophoneWords() : undefined,
  }
}
