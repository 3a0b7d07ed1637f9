/**
 * Radicals of the CJK supplement that fonts draw characters with, and the characters meant. Unicode gives no
 * decomposition for them, unlike for the Kangxi radicals (Unicode Standard, EquivalentUnifiedIdeograph.txt).
 */
const RADICALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '⺟': '母',
    '⺠': '民',
    '⻁': '虎',
    '⻄': '西',
    '⻅': '见',
    '⻆': '角',
    '⻉': '贝',
    '⻋': '车',
    '⻓': '长',
    '⻔': '门',
    '⻘': '青',
    '⻙': '韦',
    '⻚': '页',
    '⻛': '风',
    '⻜': '飞',
    '⻢': '马',
    '⻣': '骨',
    '⻤': '鬼',
    '⻥': '鱼',
    '⻦': '鸟',
    '⻨': '麦',
    '⻩': '黄',
    '⻬': '齐',
    '⻮': '齿',
    '⻰': '龙',
    '⻳': '龟',
  }),
)

/** Ligatures such as ﬁ, and radicals, which PDF files often hold in the place of letters and characters. */
const SPECIAL = /[\ufb00-\ufb06\u2e80-\u2fdf]/g

/** The text with the letters and characters that a reader sees. */
export function plainCharacters(text: string): string {
  return text.replace(SPECIAL, (character) => RADICALS.get(character) ?? character.normalize('NFKC'))
}
