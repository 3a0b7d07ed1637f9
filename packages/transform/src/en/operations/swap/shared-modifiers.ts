import { isPluralNoun } from '../../grammar/number.ts'
import { isMark, type Token } from '../../token.ts'

/** Adjectives of size, worth, kind and novelty: what two like nouns after one of them share, and neither needs more. */
export const GENERAL =
  /^(?:new|current|recent|consistent|intriguing|usual|utmost|unprecedented|sophisticated|intricate|widespread|collective|optimal|idealized|familiar|concrete|sharpened|latest|deepest|subtle|delicate|striking|stunning|vivid|excessive|minimal|extensive|considerable|substantial|extraordinary|superior|inherent|perceived|increasing|mutual|overall|respective|inner|careful|better|constructive|hidden|harmful|different|diverse|various|unique|valuable|important|significant|strong|clear|deep|great|greater|better|potential|possible|complex|specific|key|essential|necessary|meaningful|genuine|effective|powerful|real|true|common|shared|added|improved|increased|enhanced|innovative|creative|practical|technical|scientific|academic|professional|personal|individual|social|cultural|ethical|emotional|economic|political|environmental|modern|traditional|existing|emerging|critical|crucial|vital|fundamental|basic|advanced|limited|sufficient|adequate|proper|appropriate|immense|profound|constant|unexpected|quiet|pure|sheer|total|complete|absolute|full|enough|plenty|certain|particular|exceptional|remarkable|outstanding|incredible|unparalleled|local|regional|human|enormous|huge|growing|ongoing|continuous|continued|future|past|daily|everyday|unwavering|relentless|clever|beautiful|fresh|rich|vast|endless|countless|physical|psychological|intellectual|educational|financial|legal|moral|historical|urban|global|digital|online|visual|technological|theoretical|experimental)$/
/** Nouns that make a fixed term with an adjective before them. */
const TERM =
  /^(?:health|intelligence|security|services?|science|sciences|media|life|care|change|power|rights?|studies|education|policy|policies|capital|development|growth|resources?|energy|learning|warming|network|networks|system|systems|justice|history|art|arts|engineering|being|beings|data|model|models)$/
const ABSTRACT = /(?:ity|tion|sion|ness|ment|ance|ence|ism|ship|acy|dom|ency|ancy|ure|ty|lty|ry|or|our)$/

/** "new interests and hobbies": the adjective before two like nouns goes with either of them. */
export function sharesAdjective(tokens: readonly Token[], and: number): boolean {
  const [beforeThat, adjective, left, right] = [
    tokens[and - 3],
    tokens[and - 2],
    tokens[and - 1],
    tokens[and + 1],
  ]
  if (!adjective || !left || !right || !GENERAL.test(adjective.lower)) return false
  if (beforeThat === undefined || /^(?:a|an|most|more|least|less|very|so|too|and|or)$/.test(beforeThat.lower))
    return false
  if (isMark(beforeThat) || beforeThat.pos === 'ADJ' || /^(?:ADV|NOUN)$/.test(beforeThat.pos)) return false
  if (TERM.test(left.lower) || TERM.test(right.lower)) return false
  return areLike(left, right)
}

/** Two plural nouns, or two that name qualities. */
export function areLike(left: Token, right: Token): boolean {
  const isPlural = isPluralNoun(left.lower)
  if (isPlural !== isPluralNoun(right.lower)) return false
  return isPlural || (ABSTRACT.test(left.lower) && ABSTRACT.test(right.lower))
}

/** "both simplified models and …", "washing machines, …": a participle that belongs to the noun after it. */
export function isModifierVerb(tokens: readonly Token[], at: number): boolean {
  const [before, verb] = [tokens[at - 1], tokens[at]]
  if (verb?.pos !== 'VERB') return false
  if (/ing$/.test(verb.lower)) return before === undefined || before.text === ',' || before.pos === 'ADJ'
  if (!/(?:ed|en)$/.test(verb.lower)) return false
  // "high-powered engines"
  if (verb.lower.includes('-') || /[-‐‑]$/.test(before?.text ?? '')) return true
  return !(
    before !== undefined &&
    (/^(?:NOUN|PROPN|ADV)$/.test(before.pos) ||
      /^(?:i|you|he|she|it|we|they|has|have|had|who)$/.test(before.lower))
  )
}

/** "riots in the streets and chaos in every corner": each of the two has a phrase of its own. */
export function repeatsPreposition(tokens: readonly Token[], and: number): boolean {
  const after = tokens[and + 2]
  return (
    after?.pos === 'ADP' &&
    after.lower !== 'of' &&
    tokens.slice(Math.max(0, and - 6), and).some(({ lower }) => lower === after.lower)
  )
}

/** "Fights broke out in taverns and insults were traded": the second noun is the subject of a clause of its own. */
export function opensClauseAt(tokens: readonly Token[], and: number): boolean {
  const after = tokens[and + 2]
  if (after?.pos !== 'AUX' && after?.pos !== 'VERB') return false
  const from = tokens.findLastIndex(
    (token, at) =>
      at < and && (isMark(token) || token.pos === 'SCONJ' || /^(?:that|which|who|when)$/.test(token.lower)),
  )
  return tokens
    .slice(from + 1, and)
    .some(({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !/ing$/.test(lower)))
}
