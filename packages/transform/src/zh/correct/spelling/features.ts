import { tokenize, type ZhToken } from '../../analysis.ts'
import { isName } from '../../names.ts'
import type { ZhSentence } from '../../view.ts'
import { wordFrequency } from '../../word-frequency.ts'
import { LIKENESSES } from './confusions.ts'
import type { Suspect } from './suspects.ts'

/** What the ranker weighs about a suspect, in this order. */
export const SPELLING_FEATURES = [
  'bias',
  'gain',
  'great_gain',
  'own_gain',
  'later_gain',
  'before',
  'lead',
  'frequency_gain',
  'two',
  ...LIKENESSES,
  'fewer_singles',
  'fewer_words',
  'makes_word',
  'makes_long_word',
  'word_frequency',
  'breaks_word',
  'broken_frequency',
  'in_name',
  'gain_with_word',
  'gain_with_long_word',
  'gain_breaking_word',
  'to_common_single',
  'rare_before',
  'repeated',
  'after_surname',
  'splits_neighbour',
] as const
export type SpellingFeature = (typeof SPELLING_FEATURES)[number]

/** How far around a suspect words are cut anew. */
const WINDOW = 12

/** The features of a suspect of a sentence, in the order of `SPELLING_FEATURES`. */
export function spellingFeatures(sentence: ZhSentence, suspect: Suspect): number[] {
  const { text } = sentence
  const from = Math.max(0, suspect.start - WINDOW)
  const to = Math.min(text.length, suspect.end + WINDOW)
  const place = { start: suspect.start - from, end: suspect.end - from }
  const old = tokenize(text.slice(from, to))
  const fresh = tokenize(text.slice(from, suspect.start) + suspect.after + text.slice(suspect.end, to))
  const broken = longestAt(old, place)
  const made = longestAt(fresh, place)
  const values: Readonly<Record<SpellingFeature, number>> = {
    bias: 1,
    gain: suspect.gain / 10,
    great_gain: Math.max(0, suspect.gain - 10) / 10,
    own_gain: suspect.ownGain / 10,
    later_gain: (suspect.gain - suspect.ownGain) / 10,
    before: suspect.before / 10,
    lead: Math.min(10, suspect.lead) / 10,
    frequency_gain: suspect.frequencyGain / 10,
    two: Number(suspect.after.length > 1),
    same_sound: Number(suspect.likeness === 'same_sound'),
    other_tone: Number(suspect.likeness === 'other_tone'),
    near_sound: Number(suspect.likeness === 'near_sound'),
    same_part: Number(suspect.likeness === 'same_part'),
    fewer_singles: (singles(old) - singles(fresh)) / 3,
    fewer_words: (old.length - fresh.length) / 3,
    makes_word: Number(made.text.length > 1),
    makes_long_word: Number(made.text.length > 2),
    word_frequency: made.text.length > 1 ? wordFrequency(made.reading) / 10 : 0,
    breaks_word: Number(broken.text.length > 1),
    broken_frequency: broken.text.length > 1 ? wordFrequency(broken.reading) / 10 : 0,
    in_name: Number(sentence.tokens.some((token) => isName(token) && overlaps(token, sentence, suspect))),
    gain_with_word: made.text.length > 1 ? suspect.gain / 10 : 0,
    gain_with_long_word: made.text.length > 2 ? suspect.gain / 10 : 0,
    gain_breaking_word: broken.text.length > 1 ? suspect.gain / 10 : 0,
    to_common_single: Number(made.text.length === 1 && COMMON.test(suspect.after)),
    rare_before: Math.max(0, -10 - suspect.ownFrequency) / 5,
    repeated: Number(isRepeated(sentence, suspect)),
    after_surname: Number(SURNAME.test(text.slice(Math.max(0, suspect.start - 2), suspect.end))),
    splits_neighbour: Number(splitsNeighbour(old, fresh, place)),
  }
  return SPELLING_FEATURES.map((feature) => values[feature])
}

/** Whether a word beside the place falls apart: 大捷 for 搭 before 捷运 does not make a word but breaks one. */
function splitsNeighbour(
  old: readonly ZhToken[],
  fresh: readonly ZhToken[],
  place: { readonly start: number; readonly end: number },
): boolean {
  const cuts = new Set(fresh.map(({ end }) => end))
  return old.some(
    ({ start, end, text }) =>
      text.length > 1 &&
      (end <= place.start || start >= place.end) &&
      !(cuts.has(end) && (start === 0 || cuts.has(start))),
  )
}

/** Characters that stand alone so often that they are likelier nearly everywhere. */
const COMMON =
  /^[的一是不在有以为了人和中大上个国我这说他时要就于对成会可也你能而子那得着下自之她里所去心只如事把还用其道然生同没因经向都又点作与并于無為個國這說時會對於來]$/u

/** A name is a surname and one or two characters that go with nothing. */
const SURNAME =
  /[王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文][^\s，。、；：]{0,1}$/u

/** Whether what is written stands so, with one of its neighbours, elsewhere in the text: a term or a name. */
function isRepeated({ source, text }: ZhSentence, { start, end }: Suspect): boolean {
  const runs = [text.slice(Math.max(0, start - 1), end), text.slice(start, end + 1)]
  return runs.some(
    (run) => run.length > end - start && /^\p{Script=Han}+$/u.test(run) && occursTwice(source.text, run),
  )
}

function occursTwice(text: string, run: string): boolean {
  return text.indexOf(run, text.indexOf(run) + 1) !== -1
}

function overlaps(token: ZhToken, { span }: ZhSentence, { start, end }: Suspect): boolean {
  return token.start - span.start < end && start < token.end - span.start
}

function singles(tokens: readonly ZhToken[]): number {
  return tokens.filter(({ text }) => text.length === 1).length
}

/** The longest word that touches a place. */
function longestAt(tokens: readonly ZhToken[], { start, end }: { start: number; end: number }): ZhToken {
  const touching = tokens.filter((token) => token.start < end && start < token.end)
  const longest = touching.sort((a, b) => b.text.length - a.text.length)[0]
  return longest ?? { text: '', reading: '', tag: 'x', start, end }
}
