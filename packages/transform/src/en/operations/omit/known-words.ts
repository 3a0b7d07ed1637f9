import { contentStems } from '../../grammar/content-words.ts'
import { isWord, type Token } from '../../token.ts'

/** Words of summaries and praise that state nothing of a subject of their own. */
const GENERIC = contentStems(
  `essay article paper passage author text book story overall conclusion summary important importance crucial vital
  essential significant significance valuable value necessary major clear clearly evident truly really greatly deeply
  highly play role make show highlight underscore emphasize demonstrate illustrate reflect showcase reveal prove serve
  provide offer give lead help allow ensure need become remain continue understand consider remember recognize
  approach aspect factor element part nature topic issue subject matter thing fact point reason idea way kind example
  reminder testament power powerful potential impact effect influence difference complex complexity unique various
  different many several great good positive negative strong careful people person individual life lives world society
  everyone time today future journey experience better best key main overall ultimately future broader wider further
  lasting meaningful profound remarkable compelling fascinating interesting`,
)
/** The polarity and the modality of a text are its statements: what holds one of them is never hollow. */
const STATEMENT =
  /^(?:not|n't|no|none|nobody|nothing|never|without|nor|neither|hardly|rarely|may|might|must|shall|should|ought|can|could|will|would|cannot|only|more|less|fewer|better|how|why|what|need|needs|but|however|although|though|while|if|unless|because|until|than|i|we|my|our)$/

/** A name, a number, a reservation, a comparison or a writer's own view: never repeated for nothing. */
export function isStatement(token: Token): boolean {
  if (!isWord(token)) return !/^[,.]$/.test((token as Token).text)
  if (token.locked || token.name || /^(?:NUM|PROPN)$/.test(token.pos)) return true
  return STATEMENT.test(token.lower) || /\d/.test(token.text)
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
