import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createSpeaker, type Speaker } from './say.ts'
import type { Sayings } from './sayings.ts'

/** Says what an answer tells in the language of the page. */
export function useSaid(): Speaker {
  const { t, i18n } = useTranslation(['playground', 'said'])
  const { language } = i18n
  return useMemo(() => {
    const variable = (name: string) => {
      const key = `variable.${name}`
      return i18n.exists(key, { ns: 'playground' }) ? String(t(key as 'variable.title')) : name
    }
    return createSpeaker(i18n.getResourceBundle(language, 'said') as Sayings, variable)
  }, [t, i18n, language])
}
