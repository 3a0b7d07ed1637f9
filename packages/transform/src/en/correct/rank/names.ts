import type { CorrectionProposal } from '../../../correct/proposal.ts'
import type { ContextModel } from '../../../language-model/context-model.ts'
import { looksPlural } from '../../grammar/number.ts'
import type { EnglishSentence, Token } from '../../token.ts'
import { subjectsOf } from '../agreement-map.ts'
import type { CorrectionScene } from '../scene.ts'
import { countabilityOf } from './countability.ts'

interface Shapes {
  readonly shapes: readonly string[]
  /** Index of the token that begins at an offset of the whole text. */
  readonly at: ReadonlyMap<number, number>
}

const READ = new WeakMap<EnglishSentence, Shapes>()
/** Tags whose words are few: the word itself says more than its tag. */
const CLOSED = /^(?:DET|ADP|AUX|PRON|CCONJ|SCONJ|PART)$/
const DETERMINER =
  /^(?:a|an|the|this|that|these|those|my|your|his|her|its|our|their|some|any|no|every|each|another|many|much|few|several|all|both|most|more|various|different|other|one|such)$/
const BETWEEN = /^(?:ADJ|NOUN|ADV|NUM)$/
/** Words between a determiner and its noun, or an auxiliary and its verb, at most. */
const REACH = 4

/**
 * What stands around a proposal, as names that have weights of their own: its key with the words of grammar and the tags
 * beside it, the determiner and countability of its noun, the subject and auxiliary of its verb.
 */
export function namesOf(
  model: ContextModel,
  { sentence }: CorrectionScene,
  { start, end, after, key = '' }: CorrectionProposal,
): readonly string[] {
  const { tokens } = sentence
  const { shapes, at } = shapesOf(sentence)
  const index = at.get(start) ?? lastBefore(tokens, start)
  const isInsertion = end === start || after.includes(' ')
  const behind = isInsertion ? index : index + 1
  const [before2, before, next, next2] = [index - 2, index - 1, behind, behind + 1].map(
    (place) => shapes[place] ?? (place < 0 ? 'BOS' : 'EOS'),
  )
  const names = [
    'bias',
    `k ${key}`,
    `1 ${key} ${before}`,
    `2 ${key} ${next}`,
    `3 ${key} ${before2} ${before}`,
    `4 ${key} ${next} ${next2}`,
    `5 ${key} ${before} ${next}`,
  ]
  const target = tokens[index]
  if (target === undefined) return names
  if (/^[-+]?(?:NN|the|a\b)/.test(key)) names.push(...ofNoun(model, { tokens, shapes, index, behind, key }))
  else if (/^(?:VB|am|is|are|was|were|has|have|had|do|does|did)/.test(key))
    names.push(...ofVerb(sentence, shapes, index, key))
  return names
}

interface NounPlace {
  readonly tokens: readonly Token[]
  readonly shapes: readonly string[]
  readonly index: number
  readonly behind: number
  readonly key: string
}

function ofNoun(model: ContextModel, { tokens, shapes, index, behind, key }: NounPlace): string[] {
  const isNumber = key.startsWith('N')
  const head = isNumber ? index : headAt(tokens, behind)
  const noun = tokens[head]
  if (noun === undefined) return []
  const short = key.replace(/:.*/, '')
  const counted = countabilityOf(noun.lower, model)
  const next = shapes[head + 1] ?? 'EOS'
  const names = [`c ${short} ${counted}`, `n ${short} ${counted} ${next}`]
  if (isNumber) {
    const determiner = determinerOf(tokens, index)
    names.push(
      `d ${short} ${determiner}`,
      `e ${short} ${determiner} ${counted}`,
      `v ${short} ${determiner} ${next}`,
    )
  } else {
    const isNamed = tokens.slice(0, index).some(({ lemma }) => lemma === noun.lemma)
    const before = shapes[index - 1] ?? 'BOS'
    names.push(
      `m ${short} ${isNamed}`,
      `h ${short} ${before} ${counted}`,
      `f ${short} ${formOf(tokens[behind])}`,
    )
  }
  return names
}

function ofVerb(sentence: EnglishSentence, shapes: readonly string[], index: number, key: string): string[] {
  const { tokens } = sentence
  let auxiliary = 'none'
  for (let at = index - 1; at >= Math.max(0, index - REACH); at--) {
    const token = tokens[at] as Token
    if (token.pos === 'AUX' || /^(?:to|n't)$/.test(token.lower)) {
      auxiliary = token.lower
      break
    }
    if (token.pos !== 'ADV' && token.lower !== 'not') break
  }
  const person = subjectsOf(sentence).get(index) ?? 'none'
  return [
    `g ${key} ${auxiliary}`,
    `s ${key} ${person}`,
    `o ${key} ${person} ${shapes[index - 1] ?? 'BOS'}`,
    `t ${key} ${tensesOf(tokens, index)}`,
  ]
}

/** Which tenses the other verbs of a sentence have. */
function tensesOf(tokens: readonly Token[], index: number): string {
  let [past, present] = [false, false]
  for (const [at, { lower, pos }] of tokens.entries()) {
    if (at === index || (pos !== 'AUX' && pos !== 'VERB')) continue
    if (/^(?:was|were|had|did)$/.test(lower) || (pos === 'VERB' && /ed$/.test(lower))) past = true
    else if (/^(?:is|are|am|has|have|do|does|can|will)$/.test(lower)) present = true
  }
  return `${past}/${present}`
}

function determinerOf(tokens: readonly Token[], index: number): string {
  for (let at = index - 1; at >= Math.max(0, index - REACH); at--) {
    const token = tokens[at] as Token
    if (DETERMINER.test(token.lower)) return token.lower === 'of' ? 'of' : token.lower
    if (token.pos === 'NUM') return /^(?:1|one)$/.test(token.lower) ? 'one' : 'NUM'
    if (!BETWEEN.test(token.pos)) return `-${token.pos}`
  }
  return 'none'
}

/** Superlatives, ordinals and the like ask for an article. */
function formOf(token: Token | undefined): string {
  if (token === undefined) return 'none'
  if (
    /^(?:same|only|first|second|third|last|next|main|whole|most|best|worst|other|following)$/.test(
      token.lower,
    )
  )
    return token.lower
  return /est$/.test(token.lower) && token.pos === 'ADJ' ? 'est' : token.pos
}

function headAt(tokens: readonly Token[], from: number): number {
  let head = from
  for (let at = from; at < Math.min(tokens.length, from + REACH + 1); at++) {
    const pos = tokens[at]?.pos
    if (pos === 'NOUN' || pos === 'PROPN') head = at
    else if (head > from || (pos !== 'ADJ' && pos !== 'ADV' && pos !== 'NUM')) break
  }
  return head
}

function lastBefore(tokens: readonly Token[], start: number): number {
  const found = tokens.findIndex((token) => token.end > start)
  return found === -1 ? tokens.length : found
}

function shapesOf(sentence: EnglishSentence): Shapes {
  const known = READ.get(sentence)
  if (known !== undefined) return known
  const read = {
    shapes: sentence.tokens.map(shapeOf),
    at: new Map(sentence.tokens.map(({ start }, index) => [start, index])),
  }
  READ.set(sentence, read)
  return read
}

function shapeOf({ pos, lower, text }: Token): string {
  if (CLOSED.test(pos)) return lower
  if (pos === 'NOUN') return looksPlural(lower) ? 'Ns' : 'N'
  if (pos === 'VERB') return `V${/(?:ing|ed|[^s]s)$/.exec(lower)?.[0].replace(/^[^s]s$/, 's') ?? ''}`
  if (pos === 'ADJ') return /est$/.test(lower) ? 'Jest' : 'J'
  if (pos === 'ADV')
    return /^(?:not|n't|more|most|very|too|so|also|there|then|when|how|why|where)$/.test(lower) ? lower : 'R'
  if (pos === 'PUNCT') return text
  if (pos === 'NUM') return lower === 'one' || lower === '1' ? 'one' : 'NUM'
  return pos
}
