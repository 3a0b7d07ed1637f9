import { tokensIn, type ZhSentence } from '../../view.ts'

/** What may stand around an exchange; in Simplified characters. Left out: anything. */
interface Context {
  /** Tag of the word before, tag of the word after. */
  readonly previous?: RegExp
  readonly next?: RegExp
  /** What the sentence has before the character, and after it. */
  readonly left?: RegExp
  readonly right?: RegExp
}

const ADVERBIAL = /^(?:a|d|z|i|l)/
const NOUN = /^(?:n|s|t)/
/** A verb or adverb, and no place or time to be in up to the next mark: 明天在打电话, not 在变化中坚守. */
const ACT_WITHOUT_PLACE = /^(?![^，。；：！？]*(?:[中里上下前后时间内外旁边着]|同时|过程|之际))/u

/** By what is written and what may be meant: likelihood alone finds faults in good sentences. */
const CONTEXTS: Readonly<Record<string, Context>> = {
  的地: { previous: ADVERBIAL, next: /^v/, right: /^(?!\p{Script=Han}{2}[与和及、的])/u },
  得地: { previous: ADVERBIAL, next: /^v/ },
  地的: { next: NOUN },
  得的: { next: NOUN },
  地得: { previous: /^v/, next: /^[adz]/ },
  在再: { next: /^[vdl]/, right: ACT_WITHOUT_PLACE },
  再在: { next: /^(?:n|r|s|t|f)/ },
  那哪: { right: /[？?吗呢]/u },
  应因: { next: /^(?![vd])/ },
  马吗: { right: /^(?:[，。！？,.!?]|$)/u },
  到道: { left: /知$/u },
  象像: { right: /^(?![式牙群鼻腿的，。、])/u },
  把吧: { right: /^(?:[，。！？,.!?~]|$)/u, left: /^.*[^一两几这那火扫拖门个\d]$/u },
  妈吗: { right: /^[？?]/u, left: /[^妈的个]$/u },
  该概: { left: /大$/u },
  者着: { previous: /^v/, next: /^[nrma]/ },
}

/** Contexts that leave no doubt: 敏感得事情, 我再台湾. Least gain in likelihood (ln). */
const SURE: Readonly<Record<string, Context & { readonly leastGain: number }>> = {
  得的: { left: /[^制取求获所测]$/u, right: /^[^连人]/u, previous: /^(?:n|t|a)/, next: /^n/, leastGain: 4 },
  再在: { next: /^(?:ns|s)/, leastGain: 5 },
}

/** Least gain for an exchange in a context that leaves no doubt; infinite elsewhere. */
export function sureGain(sentence: ZhSentence, start: number, pair: string): number {
  const sure = SURE[pair]
  return sure !== undefined && suits(sentence, start, sure) ? sure.leastGain : Number.POSITIVE_INFINITY
}

/** Whether a sentence lets one particle, at an offset of the whole text, stand for another: `pair` is what is written and what is meant. */
export function permitsParticle(sentence: ZhSentence, start: number, pair: string): boolean {
  const context = CONTEXTS[pair]
  return context === undefined || suits(sentence, start, context)
}

function suits(sentence: ZhSentence, start: number, context: Context): boolean {
  const { reading, span } = sentence
  const at = start - span.start
  return (
    (context.left?.test(reading.slice(0, at)) ?? true) &&
    (context.right?.test(reading.slice(at + 1)) ?? true) &&
    (context.previous?.test(tagBefore(sentence, start)) ?? true) &&
    (context.next?.test(tagAfter(sentence, start + 1)) ?? true)
  )
}

function tagBefore(sentence: ZhSentence, end: number): string {
  return tokensIn(sentence, { start: sentence.span.start, end }).at(-1)?.tag ?? ''
}

function tagAfter(sentence: ZhSentence, start: number): string {
  return tokensIn(sentence, { start, end: sentence.span.end })[0]?.tag ?? ''
}
