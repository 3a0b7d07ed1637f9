import type { NgramModel } from '../../language-model/ngram-model.ts'
import type { Register } from '../../rule.ts'
import type { Source } from '../../source.ts'
import { contentStems } from '../grammar/content-words.ts'
import { newFault } from '../well-formed.ts'
import type { Option, Slot } from './slots.ts'

/** Weights in the unit of the mode's valuation, where a plain exchange of words is worth about 0.5 to 1. */
const WEIGHTS = {
  /** A word brought into a sentence that has it already, and next to one that has it. */
  echoWithin: -3,
  echoBeside: -2,
  /** Per nat and word, of the wording and the two words after it (`docs/search.md` tells where it comes from). */
  fluency: 0.09,
  /** A formal and a plain wording in one sentence. */
  mixedRegister: -0.3,
} as const

const FARTHEST_NATS = 2
/** Edits closer than this are looked at together for doubled words and the like. */
const CLOSE = 24
const CONTEXT = 30

export interface Taken {
  readonly slot: Slot
  readonly option: Option
}

export interface JoinedScorer {
  /** What an option is worth beside its own value after the options taken before it; undefined = never these two. */
  score(taken: readonly Taken[], next: Taken, clearEnd: number): number | undefined
}

export interface ScorerParts {
  readonly source: Source
  readonly slots: readonly Slot[]
  readonly model: NgramModel | undefined
  readonly registerOf: (ruleId: string) => Register
}

/** Scores what single edits cannot know: the words, the register and the fluency of the sentence they end up in together. */
export function createJoinedScorer({ source, slots, model, registerOf }: ScorerParts): JoinedScorer {
  const settled = settledStems(source, slots)
  const fluencies = new Map<string, number>()
  const fluency = (left: string, wording: string, right: string): number => {
    if (model === undefined) return 0
    const key = `${left}|${wording}|${right}`
    const known = fluencies.get(key) ?? model.perUnit(left, wording, right)
    fluencies.set(key, known)
    return known
  }
  return {
    score(taken, next, clearEnd) {
      const { option } = next
      if (option.edit === undefined) return echoCost(taken, next, settled)
      const previous = taken.at(-1)?.option
      const left = leftOf(source.text, previous, option.start)
      if (
        previous?.edit !== undefined &&
        option.start - previous.end < CLOSE &&
        clashes(source.text, previous, option)
      )
        return undefined
      const right = source.text.slice(option.end, Math.min(clearEnd, option.end + CONTEXT))
      const before = source.text.slice(option.start, option.end)
      const gain = fluency(left, option.after, right) - fluency(left, before, right)
      const nats = Math.max(-FARTHEST_NATS, Math.min(FARTHEST_NATS, gain))
      return (
        echoCost(taken, next, settled) +
        WEIGHTS.fluency * nats +
        WEIGHTS.mixedRegister * mixed(taken, next, registerOf)
      )
    },
  }
}

/** The content words of each sentence that no slot covers. */
function settledStems(source: Source, slots: readonly Slot[]): readonly ReadonlySet<string>[] {
  return source.sentences.map((sentence, index) => {
    let text = ''
    let position = sentence.start
    for (const { sentence: own, options } of slots) {
      const first = options[0]
      if (own !== index || first === undefined) continue
      text += `${source.text.slice(position, first.start)} `
      position = Math.max(position, first.end)
    }
    return contentStems(text + source.text.slice(position, sentence.end))
  })
}

function echoCost(taken: readonly Taken[], next: Taken, settled: readonly ReadonlySet<string>[]): number {
  const { slot, option } = next
  let sum = 0
  for (const word of option.fresh) {
    if (settled[slot.sentence]?.has(word)) sum += WEIGHTS.echoWithin
    else if (settled[slot.sentence - 1]?.has(word) || settled[slot.sentence + 1]?.has(word))
      sum += WEIGHTS.echoBeside
  }
  for (let index = taken.length - 1; index >= 0; index--) {
    const earlier = taken[index] as Taken
    if (earlier.slot.sentence < slot.sentence - 1) break
    const weight = earlier.slot.sentence === slot.sentence ? WEIGHTS.echoWithin : WEIGHTS.echoBeside
    for (const word of option.fresh) if (earlier.option.stems.has(word)) sum += weight
    for (const word of earlier.option.fresh)
      if (option.stems.has(word) && !option.fresh.has(word)) sum += weight
  }
  return sum
}

function leftOf(text: string, previous: Option | undefined, start: number): string {
  const from = Math.max(0, start - CONTEXT)
  if (previous === undefined || previous.end <= from) return text.slice(from, start)
  return `${previous.after}${text.slice(previous.end, start)}`
}

/** Two edits side by side that together make a fault which neither makes alone. */
function clashes(text: string, first: Option, second: Option): boolean {
  const left = text.slice(Math.max(0, first.start - CONTEXT), first.start)
  const gap = text.slice(first.end, second.start)
  const right = text.slice(second.end, second.end + CONTEXT)
  const before = `${left}${text.slice(first.start, first.end)}${gap}${text.slice(second.start, second.end)}${right}`
  return newFault(before, `${left}${first.after}${gap}${second.after}${right}`) !== undefined
}

const TONE: Readonly<Record<Register, number>> = {
  formal: 1,
  academic: 1,
  neutral: 0,
  plain: -1,
  colloquial: -1,
}

/** How many wordings of the same sentence are of the opposite tone. */
function mixed(taken: readonly Taken[], next: Taken, registerOf: (ruleId: string) => Register): number {
  const tone = toneOf(next, registerOf)
  if (tone === 0) return 0
  let count = 0
  for (let index = taken.length - 1; index >= 0; index--) {
    const earlier = taken[index] as Taken
    if (earlier.slot.sentence !== next.slot.sentence) break
    if (toneOf(earlier, registerOf) === -tone) count++
  }
  return count
}

function toneOf({ option }: Taken, registerOf: (ruleId: string) => Register): number {
  return option.edit === undefined ? 0 : TONE[registerOf(option.edit.ruleId)]
}
