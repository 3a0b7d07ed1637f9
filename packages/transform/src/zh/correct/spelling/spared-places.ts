import { wordList } from '../../../lexicon/load-lists.ts'
import type { ZhSentence } from '../../view.ts'

const SPARED = wordList('zh/correct/spared-places', 'spared')
const LONGEST = 3

/** Frames whose words go together rarely and yet rightly; in Simplified characters. */
const FRAMES: readonly RegExp[] = [
  // 活得更完美, not 获得
  /[活过走做写说长吃睡玩学跑]得(?=[更很太最极非十])/gu,
  // 是件不错的事, not 事件
  /是[件个位条](?=不|很)/gu,
  // 两大主题, not 两个
  /[两二三四五六七八九十]大/gu,
  // 既便宜，又好吃, not 即
  /既(?=[^，。；]{1,8}，?[^，。；]{0,6}[又也且])/gu,
  // 辛苦地去工作, not 地区
  /地[去来](?=\p{Script=Han}{2})/gu,
]

/** Whether a place (offsets of the sentence) lies in what is right, however rare: 已然 beside 依然, 甦醒 beside 蘇醒. */
export function isSpared({ text, reading }: ZhSentence, start: number, end: number): boolean {
  for (let from = Math.max(0, end - LONGEST); from <= start; from++)
    for (let to = end; to <= from + LONGEST; to++) if (SPARED.has(text.slice(from, to))) return true
  return FRAMES.some((frame) =>
    [...reading.matchAll(frame)].some(({ 0: whole, index }) => start < index + whole.length && index < end),
  )
}
