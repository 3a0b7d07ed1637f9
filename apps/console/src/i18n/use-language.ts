import { useTranslation } from 'react-i18next'
import { type Language, nearestLanguage, rememberLanguage } from './languages.ts'

/** The language of the page and the way to change it on this device. */
export function useLanguage(): { language: Language; chooseLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation()
  return {
    language: nearestLanguage(i18n.language) ?? 'en',
    async chooseLanguage(language) {
      rememberLanguage(language)
      await i18n.changeLanguage(language)
    },
  }
}
