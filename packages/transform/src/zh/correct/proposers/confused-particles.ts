import type { CorrectionProposal } from '../../../correct/proposal.ts'
import { convertText } from '../../convert.ts'
import type { ZhLanguage } from '../../language.ts'
import { readAsSimplified } from '../../script.ts'
import type { ZhSentence } from '../../view.ts'
import type { CharacterModel } from '../characters/character-model.ts'
import { toCharacterUnits } from '../characters/character-units.ts'
import type { ZhCorrectionScene, ZhProposer } from '../scene.ts'
import { permitsParticle, sureGain } from './particle-contexts.ts'

/** An exchange that is wrong too often in a language. */
const NEVER = Number.POSITIVE_INFINITY

/**
 * Frequent characters that are mistaken for each other (Simplified), and the gain in likelihood (ln) from which on the
 * other one is meant, by language: what few of thousands of the same gain by chance in edited paragraphs.
 */
const CONFUSED: readonly (readonly [written: string, meant: string, zhCn: number, zhTw: number])[] = [
  ['的', '地', 11, 6.5],
  ['的', '得', 13, 8.5],
  ['地', '的', NEVER, 8],
  ['得', '的', 12.5, 9],
  ['得', '地', 9, NEVER],
  ['地', '得', 9.5, 4.5],
  ['在', '再', 9.5, 5.5],
  ['再', '在', 13, 10],
  ['做', '作', NEVER, 10],
  ['作', '做', NEVER, 9],
  ['那', '哪', NEVER, 6.5],
  ['以', '已', 11, 7.5],
  ['应', '因', 9.5, 3.8],
  ['座', '坐', 8, 7],
  ['马', '吗', 5, 2.5],
  ['到', '道', 9, 5.5],
  ['道', '到', NEVER, 9],
  ['象', '像', 5, 3],
  ['带', '戴', 3, 3],
  ['把', '吧', 5, 4],
  ['妈', '吗', 10, 9],
  ['该', '概', 6, 5],
  ['者', '着', 9, 6],
]

type Exchanges = ReadonlyMap<number, readonly (readonly [meant: number, leastGain: number])[]>

const loaded = new Map<ZhLanguage, Exchanges>()

/** The exchanges of a language by what is written, both in its script: UTF-16 codes. */
function exchangesOf(language: ZhLanguage): Exchanges {
  const known = loaded.get(language)
  if (known !== undefined) return known
  const found = new Map<number, (readonly [meant: number, leastGain: number])[]>()
  for (const [written, meant, zhCn, zhTw] of CONFUSED) {
    const from = convertText(written, language).charCodeAt(0)
    const to = convertText(meant, language).charCodeAt(0)
    found.set(from, [...(found.get(from) ?? []), [to, language === 'zh_CN' ? zhCn : zhTw]])
  }
  loaded.set(language, found)
  return found
}

/** How far a character is seen by those after it. */
const REACH = 4

/** 的, 地 and 得, 在 and 再: too frequent to be judged like other characters, each exchange has its own threshold. */
export const confusedParticles: ZhProposer = { id: 'particle.confused', propose }

function propose({ sentence, model, language }: ZhCorrectionScene): CorrectionProposal[] {
  const { text, tokens, span } = sentence
  const { codes, offsets } = toCharacterUnits(text)
  const exchanges = exchangesOf(language)
  const alone = new Set(tokens.filter((token) => token.text.length === 1).map(({ start }) => start))
  const found: CorrectionProposal[] = []
  for (let at = 1; at < codes.length - 1; at++) {
    for (const [meant, leastGain] of exchanges.get(codes[at] ?? 0) ?? []) {
      const start = span.start + (offsets[at] ?? 0)
      if (!alone.has(start)) continue
      const gain = exchangeGain(model, codes, at, meant)
      const least = leastGainAt(sentence, start, meant, leastGain)
      if (gain < least - 2 || !isPermitted(sentence, start, meant)) continue
      found.push({
        start,
        end: start + 1,
        after: String.fromCharCode(meant),
        class: 'particle',
        code: 'particle_confused',
        prior: 1 + (gain - least) / 2,
      })
    }
  }
  return found
}

function isPermitted(sentence: ZhSentence, start: number, meant: number): boolean {
  return permitsParticle(sentence, start, pairAt(sentence, start, meant))
}

/** Where the words around leave no doubt, less has to be gained. */
function leastGainAt(sentence: ZhSentence, start: number, meant: number, usual: number): number {
  return Math.min(usual, sureGain(sentence, start, pairAt(sentence, start, meant)))
}

/** What is written at an offset of the text and what is meant, in Simplified characters. */
function pairAt({ reading, span }: ZhSentence, start: number, meant: number): string {
  return reading.charAt(start - span.start) + readAsSimplified(String.fromCharCode(meant))
}

function exchangeGain(model: CharacterModel, codes: Uint16Array, at: number, meant: number): number {
  const changed = Uint16Array.from(codes)
  changed[at] = meant
  let gain = 0
  const end = Math.min(codes.length, at + 1 + REACH)
  for (let place = at; place < end; place++)
    gain += model.logProbability(changed, place) - model.logProbability(codes, place)
  return gain
}
