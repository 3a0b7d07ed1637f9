/** Names of the babel package for the languages it has one for, by BCP 47 code. */
const NAMES: Readonly<Record<string, string>> = {
  en: 'english',
  'en-US': 'american',
  'en-GB': 'british',
  'zh-CN': 'chinese-simplified',
  'zh-TW': 'chinese-traditional',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
  ru: 'russian',
  ja: 'japanese',
  ko: 'korean',
  sv: 'swedish',
  da: 'danish',
  fi: 'finnish',
  pl: 'polish',
  tr: 'turkish',
}

/** The babel name of a language, `undefined` when the code says more than a name can. */
export const babelName = (code: string): string | undefined =>
  Object.hasOwn(NAMES, code) ? NAMES[code] : undefined
