import { wordList } from '../../../lexicon/load-lists.ts'
import { contentStems } from '../../grammar/content-words.ts'
import { isWord, type Token } from '../../token.ts'

/** Words of summaries and praise that state nothing of a subject of their own. */
const GENERIC = contentStems([...wordList('en/omit/known-words', 'generic')].join(' '))
/** The polarity and the modality of a text are its statements: what holds one of them is never hollow. */
const STATEMENT = wordList('en/omit/known-words', 'statement')

/** A name, a number, a reservation, a comparison or a writer's own view: never repeated for nothing. */
export function isStatement(token: Token): boolean {
  if (!isWord(token)) return !/^[,.]$/.test((token as Token).text)
  if (token.locked || token.name || /^(?:NUM|PROPN)$/.test(token.pos)) return true
  return STATEMENT.has(token.lower) || /\d/.test(token.text)
}

/** Stems of everything said before a place of the text. */
export function stemsBefore(text: string, end: number): ReadonlySet<string> {
  return contentStems(text.slice(0, end))
}

/** How many content words of some words are neither known nor words of praise and summary. */
export function newStems(tokens: readonly Token[], known: ReadonlySet<string>): number {
  const stems = new Set(tokens.flatMap((token) => [...contentStems(token.lower)]))
  return [...stems].filter((stem) => !known.has(stem) && !GENERIC.has(stem)).length
}

/** Whether words state nothing new, nor any content word that did not occur before. */
export function saysNothingNew(tokens: readonly Token[], known: ReadonlySet<string>): boolean {
  return !tokens.some(isStatement) && newStems(tokens, known) === 0
}
