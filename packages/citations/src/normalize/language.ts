import { detectLanguage } from '@redraft/text'

/** ISO 639-2 codes and names that services send. */
const NAMES: Readonly<Record<string, string>> = {
  eng: 'en',
  english: 'en',
  chi: 'zh',
  zho: 'zh',
  chinese: 'zh',
  中文: 'zh',
  英文: 'en',
  汉语: 'zh',
  简体中文: 'zh-CN',
  繁體中文: 'zh-TW',
  cn: 'zh-CN',
  tw: 'zh-TW',
  'zh-hans': 'zh-CN',
  'zh-hant': 'zh-TW',
  'zh-cn': 'zh-CN',
  'zh-tw': 'zh-TW',
  cmn: 'zh',
  ger: 'de',
  deu: 'de',
  german: 'de',
  ngerman: 'de',
  fre: 'fr',
  fra: 'fr',
  french: 'fr',
  spa: 'es',
  spanish: 'es',
  ita: 'it',
  italian: 'it',
  por: 'pt',
  portuguese: 'pt',
  dut: 'nl',
  nld: 'nl',
  dutch: 'nl',
  rus: 'ru',
  russian: 'ru',
  jpn: 'ja',
  japanese: 'ja',
  kor: 'ko',
  korean: 'ko',
  american: 'en-US',
  british: 'en-GB',
  usenglish: 'en-US',
  ukenglish: 'en-GB',
  'chinese-simplified': 'zh-CN',
  'chinese-traditional': 'zh-TW',
  austrian: 'de-AT',
  naustrian: 'de-AT',
  brazilian: 'pt-BR',
  brazil: 'pt-BR',
  swe: 'sv',
  swedish: 'sv',
  dan: 'da',
  danish: 'da',
  nor: 'no',
  norwegian: 'no',
  fin: 'fi',
  finnish: 'fi',
  pol: 'pl',
  polish: 'pl',
  tur: 'tr',
  turkish: 'tr',
}
const SCRIPT_LANGUAGE: Readonly<Record<string, string>> = {
  Jpan: 'ja',
  Kore: 'ko',
  Cyrl: 'ru',
  Arab: 'ar',
  Grek: 'el',
  Hebr: 'he',
  Thai: 'th',
  Deva: 'hi',
}
/** Function words of titles that English does not have; two of one language, and no English one, decide. */
const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(
    'der die das und des dem den ein eine einer für im zur zum über von mit bei auf aus durch nach'.split(
      ' ',
    ),
  ),
  fr: new Set('le la les et des du une dans pour sur aux au de l’ d’ entre chez sous par'.split(' ')),
  es: new Set('el la los las y del una en para por sobre de con entre desde'.split(' ')),
  it: new Set('il lo gli le di della del dei delle e nel nella per una dell’ con sulla tra'.split(' ')),
  pt: new Set('o os as da do das dos em na no para uma um e de com sobre'.split(' ')),
  nl: new Set('de het een van en voor naar met door bij uit over'.split(' ')),
}
const ENGLISH_WORDS = new Set('the of and in on for with to from by an is at as its'.split(' '))

/** A language code as BCP 47 writes it (`en`, `en-US`, `zh-TW`); `undefined` when the value is none. */
export function languageCode(value: string): string | undefined {
  const code = value.trim().replace(/_/g, '-')
  const name = code.toLowerCase()
  if (Object.hasOwn(NAMES, name)) return NAMES[name]
  const [, language, script, region] =
    /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?(?:-.*)?$/i.exec(code) ?? []
  if (language === undefined) return undefined
  const base = NAMES[language.toLowerCase()] ?? language.toLowerCase()
  if (base.startsWith('zh') && region === undefined && script !== undefined)
    return /hant/i.test(script) ? 'zh-TW' : 'zh-CN'
  return region === undefined ? base : `${base.slice(0, 3).replace(/-.*/, '')}-${region.toUpperCase()}`
}

function latinLanguage(title: string): string {
  const words =
    title
      .toLowerCase()
      .replace(/['’]/g, '’ ')
      .match(/[\p{L}’]+/gu) ?? []
  if (words.some((word) => ENGLISH_WORDS.has(word) && word !== 'in' && word !== 'as')) return 'en'
  const scores = Object.entries(FUNCTION_WORDS).map(([language, list]) => {
    const hits = words.filter((word) => list.has(word))
    return { language, hits: hits.length, distinct: new Set(hits).size }
  })
  const [best, second] = scores.sort((a, b) => b.hits - a.hits || b.distinct - a.distinct)
  const sure = best !== undefined && best.hits >= 2 && best.hits > (second?.hits ?? 0)
  return sure ? best.language : 'en'
}

/**
 * The language of an item by the script of its title (and of its journal when there is no title): Japanese by its
 * kana, Chinese split by the characters used, Latin script English unless function words say otherwise.
 */
export function languageByScript(...texts: readonly (string | undefined)[]): string {
  const text = (texts.find((one) => one !== undefined && /\p{L}/u.test(one)) ?? '').slice(0, 2_000)
  if (text === '') return 'en'
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (kana >= 1 && kana >= han / 8) return 'ja'
  const found = detectLanguage(text)
  if (found.script.startsWith('Han')) return found.language === 'zh_TW' ? 'zh-TW' : 'zh-CN'
  return SCRIPT_LANGUAGE[found.script] ?? (found.script === 'Latn' ? latinLanguage(text) : 'en')
}

/** `language` as a full code: `zh` alone is completed by the characters of the title; missing comes from the script. */
export function normalizeLanguage(
  value: string | undefined,
  ...texts: readonly (string | undefined)[]
): string {
  const code = value === undefined ? undefined : languageCode(value)
  if (code === undefined) return languageByScript(...texts)
  if (code !== 'zh') return code
  const byScript = languageByScript(...texts)
  return byScript === 'zh-TW' ? 'zh-TW' : 'zh-CN'
}
