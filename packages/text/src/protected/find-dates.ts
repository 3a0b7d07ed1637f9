import { type Finder, matchSpans } from './protected-span.ts'

const MONTH = String.raw`(?:Jan(?:uary|\.)?|Feb(?:ruary|\.)?|Mar(?:ch|\.)?|Apr(?:il|\.)?|May|June?\.?|July?\.?|Aug(?:ust|\.)?|Sept?(?:ember|\.)?|Oct(?:ober|\.)?|Nov(?:ember|\.)?|Dec(?:ember|\.)?)`
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const YEAR = String.raw`(?:1\d|20)\d\d`
const DAY_RANGE = String.raw`${DAY}(?:\s?[–-]\s?${DAY})?`

const ENGLISH = [
  String.raw`${MONTH}\s${DAY_RANGE}(?:,?\s${YEAR})?`,
  String.raw`${DAY_RANGE}(?:\sof)?\s${MONTH}(?:,?\s${YEAR})?`,
  String.raw`${MONTH}(?:\s?[–-]\s?${MONTH})?,?\s${YEAR}`,
  `(?:January|February|April|June|July|August|September|October|November|December)`,
  `(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?`,
  String.raw`Q[1-4](?:\s${YEAR})?|H[12]\s${YEAR}`,
].join('|')
const ENGLISH_DATE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${ENGLISH})(?![\p{L}\p{N}])`, 'gu')
const NUMERIC_DATE =
  /(?<![\d./-])(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?!\d)/g
const TIME = /(?<![\d:])\d{1,2}(?::\d{2}){1,2}(?:\s?[ap]\.?m\b\.?)?|(?<!\d)\d{1,2}\s?(?:[ap]\.m\.|[ap]m\b)/gi
const DECADE_OR_ERA =
  /(?<!\d)(?:(?:early|mid|late)[- ])?(?:(?:1\d|20)\d0['’]?s\b|(?:1\d|20)\d\d(?![\d.,]\d|\d)|\d{1,2}(?:st|nd|rd|th)[- ]centur(?:y|ies)\b|\d{1,4}\s?(?:BCE?|CE|AD)\b)/gi

const HAN_YEAR = '(?:\\d{2,4}|[〇零一二三四五六七八九]{4})'
const HAN_DAY = '(?:\\d{1,2}|[一二三四五六七八九十]{1,3})'
const HAN_MONTH = `${HAN_DAY}\\s?月(?:份|\\s?${HAN_DAY}\\s?[日号號])?`
const CHINESE_DATE = new RegExp(
  [
    `(?:公元前?|西元前?|民[国國])?${HAN_YEAR}\\s?年(?:代|度)?(?:[至到–—~-]\\s?${HAN_YEAR}\\s?年)?(?:\\s?${HAN_MONTH})?`,
    HAN_MONTH,
    '(?:\\d{1,2}|[一二三四五六七八九十]{1,3})世[纪紀](?:(?:\\d0|[一二三四五六七八九]十)年代)?',
    '(?:(?:\\d0|[二三四五六七八九]十)年代)',
    '(?:凌晨|清晨|早上|上午|中午|下午|傍晚|晚上)?\\d{1,2}\\s?[点點時时](?:\\s?\\d{1,2}\\s?分|半)?',
    '(?:星期|周|週|礼拜|禮拜)[一二三四五六日天](?=[^\\p{Script=Han}]|[的上下晚早]|$)',
  ].join('|'),
  'gu',
)

/** Dates, times, years, decades, centuries and weekdays, English, numeric and Chinese. */
export const findDates: Finder = ({ text }) => [
  ...matchSpans(text, ENGLISH_DATE, 'date'),
  ...matchSpans(text, NUMERIC_DATE, 'date'),
  ...matchSpans(text, TIME, 'date'),
  ...matchSpans(text, DECADE_OR_ERA, 'date'),
  ...matchSpans(text, CHINESE_DATE, 'date'),
]
