import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { carriesClosing } from '../../grammar/adverbial.ts'
import {
  countVerbs,
  hasShortVerb,
  isExpletive,
  isPastForm,
  PEOPLE,
  readSubject,
  type Subject,
} from '../../grammar/subject.ts'
import { isMark, isWord, type Token } from '../../token.ts'
import {
  type Body,
  type Draft,
  hasAny,
  inner,
  type Operation,
  opening,
  phrase,
  readBody,
  type Scene,
  wordCount,
} from '../scene.ts'

const CLAUSE = wordList('en/move/opening-to-back', 'clause')
/** Those whose participle needs its subject beside it ("while aiming") stay in front. */
const GERUND = /^(?:by|before|after|without|through|instead)$/
const PHRASE = wordList('en/move/opening-to-back', 'phrase')
/** Openings that link a sentence to the one before it, or comment on it: they stay in front. */
const LINKING = new RegExp(`^${anyOf('en/move/opening-to-back', 'linking')}$`)
const WITH_NOUN = wordList('en/move/opening-to-back', 'with-noun')
const FOR_NOUN = wordList('en/move/opening-to-back', 'for-noun')

/** "In many towns, A." / "If A, B." → the adverbial after the clause it belongs to. */
export const openingToBack: Operation = {
  id: 'structure.opening-to-back',
  kind: 'clause_order',
  reason: 'main_statement_first',
  strength: 4,
  risk: 0.06,
  role: 'even',
  gain: 0.15,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    const comma = tokens.findIndex(({ text }) => text === ',')
    if (comma < 2 || wordCount(tokens, 0, comma) > 16) return []
    const main = readSubject(tokens, comma + 1)
    const end = mainEnd(tokens, comma)
    if (main === undefined || end === undefined || !isOpenMain(tokens, main, end)) return []
    const kind = kindOf(tokens, comma)
    if (kind === undefined || !carriesClosing(tokens, main.verb, { end, kind })) return []
    // A participle phrase after the clause would be cut off from what it comments on.
    if (kind === 'phrase' && end < tokens.length) return []
    if (!staysClear(tokens, main, { comma, end })) return []
    // A concession at the end turns the weight of the two statements round; "then" answers "if".
    if (/^(?:although|though|even)$/.test(tokens[0]?.lower ?? '')) return []
    if (tokens[comma + 1]?.lower === 'then') return []
    // "this technology" would come before what it points to; a time after two verbs would belong to the second.
    if (/^(?:this|that|these|those|such)$/.test(tokens[main.from]?.lower ?? '')) return []
    if (setsScene(tokens, main, comma)) return []
    const isCondition = /^(?:if|unless|even)$/.test(tokens[0]?.lower ?? '')
    const isJoined = hasAny(tokens, main.verb, end, /^(?:and|or)$/) && countVerbs(tokens, main.verb, end) > 1
    if (!isCondition && isJoined) return []
    if (kind === 'clause') return moveClause(scene, body, { comma, end, main })
    if (hasAny(tokens, 0, comma, /^(?:its|their|his|her)$/) || repeatsOpener(tokens, end)) return []
    // After two verbs the phrase would belong to the second one alone.
    if (countVerbs(tokens, main.verb, end) > 1) return []
    return keepsReference(tokens, main, end) && !/^(?:it|they|he|she)$/.test(tokens[main.from]?.lower ?? '')
      ? [swap(scene, body, { comma, end, main })]
      : []
  },
}

const SPAN = new RegExp(`^${anyOf('en/move/opening-to-back', 'spans')}$`)

/** "as" and "once" pass for a reason or a comparison after a long clause; "by doing X" for the noun before it. */
function staysClear(
  tokens: readonly Token[],
  main: Subject,
  { comma, end }: { readonly comma: number; readonly end: number },
): boolean {
  const first = tokens[0]?.lower ?? ''
  const rest = end - main.verb
  if (hasAny(tokens, 1, comma, /^(?:comes|told)$/)) return false
  if (end < tokens.length && tokens.slice(end + 1).some(({ text }) => text === ',')) return false
  if (/^(?:as|once|after|before|since|until)$/.test(first))
    return rest <= 7 && !SPAN.test(tokens[comma - 2]?.lower ?? '')
  if (/^(?:when|whenever)$/.test(first)) return rest <= (isPastTense(tokens, main) ? 8 : 12)
  if (first === 'by') return rest <= 8 && tokens.slice(main.verb, end).every(({ pos }) => pos !== 'ADP')
  if (/^(?:through|while|with|without|in|instead)$/.test(first)) return rest <= 9
  return !/^(?:despite|amid)$/.test(first) || !hasAny(tokens, main.verb, end, /^(?:despite|both)$/)
}

const SCENE = new RegExp(`^${anyOf('en/move/opening-to-back', 'scene-prepositions')}$`)

/** An opening of a story ("In a quiet room, she sat"), a moment, or what brings the rest about: its place is in front. */
function setsScene(tokens: readonly Token[], main: Subject, comma: number): boolean {
  const [first, second] = [tokens[0]?.lower ?? '', tokens[1]?.lower ?? '']
  if (/^(?:as|once|after|before|since|until|when|whenever)$/.test(first))
    return (
      isPastTense(tokens, main) ||
      /^(?:has|have)$/.test(tokens[main.verb]?.lower ?? '') ||
      hasAny(
        tokens,
        main.to,
        tokens.length,
        /^(?:eventually|finally|suddenly|immediately|ultimately|soon|now)$/,
      )
    )
  if (!SCENE.test(first)) return false
  return isPastTense(tokens, main) || /^an?$/.test(second) || hasAny(tokens, 1, comma, /^(?:year|move|way)$/)
}

/** A story goes in order: what came first stays first before a long clause. */
function isPastTense(tokens: readonly Token[], main: Subject): boolean {
  return tokens.slice(main.verb, main.verb + 3).some((token) => isPastForm(token) || token.lower === 'hit')
}

interface Cut {
  readonly comma: number
  readonly end: number
  readonly main: Subject
}

/** "in the government in a democracy": the same preposition twice at the end. */
function repeatsOpener(tokens: readonly Token[], end: number): boolean {
  const first = tokens[0]?.lower
  return tokens.slice(end - 5, end).some(({ lower }) => lower === first)
}

/** Where the main clause ends: the end of the sentence, or a closing participle phrase. */
function mainEnd(tokens: readonly Token[], comma: number): number | undefined {
  const next = tokens.findIndex((token, index) => index > comma && token.text === ',')
  if (next === -1) return tokens.length
  const rest = tokens.slice(next + 1)
  const after = rest[0]
  if (after === undefined) return undefined
  if (
    /ing$/.test(after.lower) &&
    after.pos === 'VERB' &&
    wordCount(tokens, 0, comma) <= 9 &&
    !/^(?:including|according|regarding)$/.test(after.lower)
  )
    return next
  // Commas of a list of nouns at the end.
  const isList =
    rest.some((token) => /^(?:and|or)$/.test(token.lower)) &&
    rest.every((token) => isMark(token) || /^(?:NOUN|ADJ|DET|CCONJ|PROPN|NUM)$/.test(token.pos))
  return isList && tokens[next - 1]?.pos === 'NOUN' ? tokens.length : undefined
}

const JOINS_CLAUSE = new RegExp(`^${anyOf('en/move/opening-to-back', 'joins-clause')}$`)

const CANNOT_END = new RegExp(`^${anyOf('en/move/opening-to-back', 'cannot-end')}$`)

function isOpenMain(tokens: readonly Token[], main: Subject, end: number): boolean {
  const length = wordCount(tokens, main.from, end)
  const last = tokens[end - 1]
  return (
    length >= 3 &&
    length <= 26 &&
    last !== undefined &&
    isWord(last) &&
    !CANNOT_END.test(last.lower) &&
    !hasAny(tokens, main.to, end, JOINS_CLAUSE) &&
    !/^(?:this|that|those|these|what|such|one|others?)$/.test(bare(tokens, main)) &&
    countVerbs(tokens, main.verb, end) <= 3
  )
}

/** The subject when it is one word. */
function bare(tokens: readonly Token[], { from, to }: Subject): string {
  return to - from === 1 ? (tokens[from]?.lower ?? '') : ''
}

type Kind = 'clause' | 'phrase'

const LEANS = new RegExp(`^${anyOf('en/move/opening-to-back', 'leans')}$`)

function kindOf(tokens: readonly Token[], comma: number): Kind | undefined {
  const first = tokens[0]?.lower ?? ''
  const second = tokens[1]?.lower ?? ''
  if (hasAny(tokens, 0, comma, LINKING) && !isSubordinate(tokens, comma)) return undefined
  if (hasAny(tokens, 1, comma, LEANS)) return undefined
  if (isSubordinate(tokens, comma)) return 'clause'
  if (GERUND.test(first) && /ing$/.test(second) && tokens[1]?.pos === 'VERB' && second !== 'doing')
    return countVerbs(tokens, 2, comma) === 0 ? 'phrase' : undefined
  if (!PHRASE.has(first) || countVerbs(tokens, 0, comma) > 0) return undefined
  if (/^(?:because|due|thanks|according)$/.test(first) && !/^(?:of|to)$/.test(second)) return undefined
  if (first === 'as' && !(second === 'a' && tokens[2]?.lower === 'result' && tokens[3]?.lower === 'of'))
    return undefined
  if (first === 'with' && !WITH_NOUN.has(tokens[2]?.lower ?? '')) return undefined
  if (first === 'for' && !FOR_NOUN.has(tokens[comma - 1]?.lower ?? '')) return undefined
  if (
    first === 'given' ||
    (first === 'in' && /^(?:order|addition|spite)$/.test(second) && second !== 'spite')
  )
    return undefined
  return /^(?:NOUN|PROPN|NUM)$/.test(tokens[comma - 1]?.pos ?? '') ? 'phrase' : undefined
}

const AFTER_AS = new RegExp(`^${anyOf('en/move/opening-to-back', 'after-as')}$`)

function isSubordinate(tokens: readonly Token[], comma: number): boolean {
  const first = tokens[0]?.lower ?? ''
  if (!CLAUSE.has(first)) return false
  const from = first === 'even' ? 2 : 1
  if (first === 'even' && !/^(?:if|though|when)$/.test(tokens[1]?.lower ?? '')) return false
  if (first === 'as' && AFTER_AS.test(tokens[1]?.lower ?? '')) return false
  const subject = readSubject(tokens, from)
  return subject !== undefined && subject.verb < comma
}

const REFERS = new RegExp(`^${anyOf('en/move/opening-to-back', 'refers')}$`)

/** A pronoun in the main clause still has its noun in front of it, or none of the two changes places. */
function keepsReference(tokens: readonly Token[], main: Subject, end: number): boolean {
  if (hasAny(tokens, main.from, main.to, /^(?:its|their|his|her)$/)) return false
  const pronouns = tokens.slice(main.to, end).filter(({ lower }) => REFERS.test(lower))
  return pronouns.length === 0
}

const IN_SUBJECT = new RegExp(`^${anyOf('en/move/opening-to-back', 'in-subject')}$`)

function moveClause(scene: Scene, body: Body, cut: Cut): Draft[] {
  const { tokens } = body
  const { end, main } = cut
  const from = tokens[0]?.lower === 'even' ? 2 : 1
  const first = readSubject(tokens, from)
  if (first === undefined) return []
  const pronoun = bare(tokens, main)
  if (isExpletive(tokens, main)) return []
  if (/^(?:it|they)$/.test(pronoun)) {
    if (first.isPronoun) return bare(tokens, first) === pronoun ? [swap(scene, body, cut)] : []
    // "they" may go on with what the sentences before speak of; of people it seldom does.
    if (pronoun === 'they' && !hasAny(tokens, first.from, first.to, PEOPLE)) return []
    if (first.isPlural !== main.isPlural || hasAny(tokens, first.from, first.to, IN_SUBJECT)) return []
    if ([main, first].some((subject) => hasShortVerb(tokens, subject))) return []
    return hasAny(tokens, main.to, end, /^(?:this|these|those|such)$/)
      ? []
      : [exchange(scene, body, cut, first)]
  }
  if (/^(?:he|she)$/.test(pronoun)) return []
  return keepsReference(tokens, main, end) ? [swap(scene, body, cut)] : []
}

const COMMA_BEFORE = /^(?:although|though|even though|according)\b/i

function swap({ text }: Scene, body: Body, { comma, end }: Cut): Draft {
  const { tokens } = body
  const adverbial = inner(text, tokens, 0, comma)
  const main = phrase(text, tokens, comma + 1, end)
  const mark = COMMA_BEFORE.test(adverbial) ? ',' : ''
  return {
    start: body.start,
    end: (tokens[end - 1] as Token).end,
    after: `${opening(main)}${mark} ${adverbial}`,
  }
}

/** "When people are tired, they rest." → "People rest when they are tired." */
function exchange({ text }: Scene, body: Body, { comma, end, main }: Cut, first: Subject): Draft {
  const { tokens } = body
  const name = phrase(text, tokens, first.from, first.to)
  const conjunction = inner(text, tokens, 0, first.from)
  const mark = COMMA_BEFORE.test(conjunction) ? ',' : ''
  const after = `${opening(name)} ${phrase(text, tokens, main.to, end)}${mark} ${conjunction} ${phrase(text, tokens, main.from, main.to)} ${phrase(text, tokens, first.to, comma)}`
  return { start: body.start, end: (tokens[end - 1] as Token).end, after }
}
