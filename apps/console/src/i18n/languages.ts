export const LANGUAGES = ['en', 'zh-CN', 'zh-TW'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name, as people look for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
}

const STORED_AS = 'redraft.language'

/** The nearest language of ours to a BCP 47 tag, if any: `zh-HK` and `zh-Hant` read Traditional Chinese. */
export function nearestLanguage(tag: string): Language | undefined {
  const parts = tag.toLowerCase().split('-')
  if (parts[0] === 'en') return 'en'
  if (parts[0] !== 'zh') return undefined
  const traditional =
    parts.includes('hant') || (!parts.includes('hans') && /^(?:tw|hk|mo)$/.test(parts.at(-1) ?? ''))
  return traditional ? 'zh-TW' : 'zh-CN'
}

/** The language chosen on this device, else the first of the browser's that we speak, else English. */
export function preferredLanguage(): Language {
  const tags = [localStorage.getItem(STORED_AS) ?? '', ...navigator.languages]
  return tags.map(nearestLanguage).find((language) => language !== undefined) ?? 'en'
}

/** Keeps the choice on this device. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(STORED_AS, language)
}
