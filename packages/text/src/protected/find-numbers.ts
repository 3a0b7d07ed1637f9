import { HAN_COUNTERS, HAN_MEASURES, LATIN_UNITS } from './number-units.ts'
import { type Finder, matchSpans } from './protected-span.ts'

const DIGITS = String.raw`[\d０-９]+(?:[.,:/．][\d０-９]+)*`
const HAN_UNITS = `${HAN_MEASURES}|${HAN_COUNTERS}`
const CURRENCY = String.raw`(?:(?:US|NT|HK|A|C)?[$€£¥￥₩₹]|新?[台臺][币幣]|人民[币幣]|RMB|USD|EUR|GBP|CNY|TWD)\s?`
const RANGE = String.raw`(?:\s?[–—~～－]\s?|-|\sto\s|至|到)`
const MAGNITUDE = String.raw`(?:\s?(?:hundred|thousand|million|billion|trillion|bn|mn)(?![\p{L}])|[多余餘]?[十百千万萬亿億兆]{1,3}[多余餘]?)`
const UNIT = String.raw`(?:\s?[%％‰°℃℉]C?|(?:\s|-)?(?:${LATIN_UNITS})(?![\p{L}\p{N}])|[多余餘]?\s?(?:${HAN_UNITS}))`
const ONE = `(?:${CURRENCY})?${DIGITS}`

const NUMBER = new RegExp(
  String.raw`(?<![\d０-９])(?:(?<![\p{L}\p{N})\]])[-−+±~≈约約])?${ONE}(?:(?:st|nd|rd|th|s|x|k|K|M)(?![\p{L}\p{N}])|×)?` +
    `(?:${MAGNITUDE})?(?:${UNIT})?(?:${RANGE}${ONE}(?:${MAGNITUDE})?(?:${UNIT})?)?`,
  'gu',
)

const HAN_DIGIT = '[〇零一二两兩三四五六七八九十百千万萬亿億]'
const HAN_FRACTION = new RegExp(
  `(?:百分之|千分之|${HAN_DIGIT}{1,3}分之)${HAN_DIGIT}{1,8}(?:点${HAN_DIGIT}{1,4})?`,
  'gu',
)
// 十分 and 万分 mean "very", 一 before a counter is an article, 唯一 and 统一 are words.
const NO_NUMBER = `(?:十分(?!钟|鐘|之)|[千万萬]分|十字(?!节)|一(?!${HAN_DIGIT}|${HAN_MEASURES}))`
const HAN_NUMBER = new RegExp(
  `(?<!${HAN_DIGIT}|[第唯统統专專同单單])(?!${NO_NUMBER})(?:` +
    `[几幾数數]?${HAN_DIGIT}{1,12}[多余餘几幾]?(?:[点點]${HAN_DIGIT}{1,4})?(?:${HAN_UNITS})` +
    `|[〇零一二三四五六七八九]?[十百千]${HAN_DIGIT}{2,11})`,
  'gu',
)
const HAN_ORDINAL = new RegExp(`第${HAN_DIGIT}{1,6}(?:${HAN_UNITS}|季度?|卷|回|节|編|编)?`, 'gu')

const SMALL =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const LARGE = 'hundred|thousand|million|billion|trillion|dozen'
const NUMBER_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:${SMALL})|(?:one|a|several|many)[ -](?:${LARGE}))` +
    `(?:[ -](?:and )?(?:one|${SMALL}|${LARGE})){0,6}(?:[ -](?:thirds?|quarters?|fifths?|tenths?|halves|halfs?))?(?![\\p{L}\\p{N}])` +
    `(?:[ -](?:percent|per cent|times|years?|months?|weeks?|days?|hours?|minutes?|seconds?|miles?|kilomet(?:er|re)s?|dollars?)(?![\\p{L}]))?`,
  'giu',
)

/** Numbers with sign, currency, range, magnitude and unit; spelled-out numbers in English and Chinese. */
export const findNumbers: Finder = ({ text, language }) => [
  ...matchSpans(text, NUMBER, 'number'),
  ...(language === 'en' ? matchSpans(text, NUMBER_WORD, 'number') : []),
  ...matchSpans(text, HAN_FRACTION, 'number'),
  ...matchSpans(text, HAN_NUMBER, 'number'),
  ...matchSpans(text, HAN_ORDINAL, 'number'),
]
