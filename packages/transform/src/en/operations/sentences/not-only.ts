import { isMark, type Token } from '../../token.ts'
import { type Draft, hasAny, type Operation, phrase, wordCount } from '../scene.ts'

/** "That said, it is not only …" takes something back: there the frame has work to do. */
const CONCEDES = /^(?:that (?:being )?said|however|still|yet|but)\b/i
/** The longer the first half, the less the second is felt as its pair. */
const MAX_WORDS = 16

/**
 * "not only warms but also feeds us" → "warms and feeds us"; "not only cheap but also safe" → "both cheap and safe".
 * The pattern denies nothing; it is one of the habits that give machine prose away.
 */
export const notOnly: Operation = {
  id: 'structure.not-only',
  kind: 'negative_parallelism',
  reason: 'worn_not_only',
  purposes: ['even', 'shorten'],
  strength: 3,
  risk: 0.04,
  role: 'stock',
  waives: ['budget'],
  gain: 1,
  modes: ['reduce-aigc', 'reduce-both', 'standard', 'simple', 'shorten', 'creative', 'polish-neutral'],
  drafts({ sentence: { tokens, text: whole }, text }) {
    if (CONCEDES.test(whole)) return []
    return tokens.flatMap((token, at): Draft[] => {
      const but = readHalves(tokens, at)
      if (but === undefined) return []
      const isLoose =
        tokens[but - 1]?.text === ',' && isPhrase(tokens, at + 2, but - 1) && !opensClause(tokens, but + 1)
      const first = phrase(text, tokens, at + 2, isLoose ? but - 1 : but)
      const joint = text.slice((tokens[but - 1] as Token).end, (tokens[but] as Token).start)
      const isAlso = tokens[but + 1]?.lower === 'also'
      const end = (tokens[isAlso ? but + 1 : but] as Token).end
      const after = arePair(tokens, at, but) ? `both ${first} and` : `${first}${joint}and`
      return [{ start: token.start, end, after }]
    })
  },
}

/** The place of "but" when "not only" (or "not just … but also") at `at` opens a plain pair inside a clause. */
function readHalves(tokens: readonly Token[], at: number): number | undefined {
  const before = tokens[at - 1]
  const isHalf = /^(?:just|merely|simply)$/.test(tokens[at + 1]?.lower ?? '')
  const isOpening = tokens[at]?.lower === 'not' && (isHalf || tokens[at + 1]?.lower === 'only')
  // "Not only did …" turns the clause round, and "does not only" needs its verb back.
  const isTurned = tokens[at + 2]?.pos === 'AUX' || /^(?:do|does|did)$/.test(tokens[at + 2]?.lower ?? '')
  if (!isOpening || isTurned || before === undefined || /^(?:do|does|did|and|but)$/.test(before.lower))
    return undefined
  const but = tokens.findIndex(({ lower }, place) => place > at + 2 && lower === 'but')
  const isFar = but === -1 || wordCount(tokens, at + 2, but) > MAX_WORDS
  if (isFar || hasAny(tokens, at + 2, but, /^(?:also|not|[;:?!—–()"“”])$/)) return undefined
  // "is not only limited to" denies the limit.
  if (/^(?:limited|confined|restricted|reserved)$/.test(tokens[at + 2]?.lower ?? '')) return undefined
  // "not just cold but frozen" corrects; with "also" it adds, as "not only" does.
  if (isHalf && tokens[but + 1]?.lower !== 'also') return undefined
  const next = tokens[but + (tokens[but + 1]?.lower === 'also' ? 2 : 1)]
  return next === undefined || isMark(next) || hasAny(tokens, but + 1, tokens.length, /^(?:but|not)$/)
    ? undefined
    : but
}

/** A phrase without a verb or a mark: what follows it needs no comma. */
function isPhrase(tokens: readonly Token[], from: number, to: number): boolean {
  return !tokens.slice(from, to).some((token) => isMark(token) || /^(?:VERB|AUX)$/.test(token.pos))
}

/** Behind "but" or "but also": "it also makes us think". */
function opensClause(tokens: readonly Token[], from: number): boolean {
  const first = tokens[tokens[from]?.lower === 'also' ? from + 1 : from]
  return first === undefined || !(/^(?:DET|ADJ|NOUN|ADP|PROPN)$/.test(first.pos) || /ly$/.test(first.lower))
}

/** Whether "both … and" can hold the halves: the same kind of word begins them, and neither is a series. */
function arePair(tokens: readonly Token[], at: number, but: number): boolean {
  const isAlso = tokens[but + 1]?.lower === 'also'
  const [first, second] = [tokens[at + 2], tokens[but + (isAlso ? 2 : 1)]]
  if (first === undefined || second === undefined || !isAlso || hasAny(tokens, 0, tokens.length, /^both$/))
    return false
  const isSeries = hasAny(tokens, at + 2, but, /^(?:and|or|,)$/)
  const end = tokens.findIndex((token, place) => place > but && isMark(token))
  const isLong = hasAny(tokens, but + 1, end === -1 ? tokens.length : end, /^(?:and|or|as)$/)
  const areAlike =
    first.pos === second.pos &&
    (/^(?:ADJ|DET)$/.test(first.pos) || (first.pos === 'ADP' && first.lower === second.lower))
  return areAlike && !isSeries && !isLong
}
