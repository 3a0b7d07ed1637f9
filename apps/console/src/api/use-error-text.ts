import { useTranslation } from 'react-i18next'
import { ApiError } from './send.ts'

/** Turns what a call threw into a sentence in the language of the page, by the code of the error. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation()
  return (error) => {
    if (!(error instanceof ApiError)) return t('error.unexpected')
    const key = `error.${error.code}`
    // Codes that the console does not know yet are told in the service's own words.
    if (!i18n.exists(key)) return error.body.error ?? t('error.unexpected')
    const numbers = Object.entries(error.body).filter(([, value]) => typeof value === 'number')
    return String(t(key as 'error.unexpected', Object.fromEntries(numbers)))
  }
}
