import { useTranslation } from 'react-i18next'

const KNOWN = ['trial', 'free', 'pro', 'business'] as const

/** Names a plan in the language of the page. */
export function usePlanName(): (plan: string) => string {
  const { t } = useTranslation()
  return (plan) => {
    const known = KNOWN.find((name) => name === plan)
    return known ? t(`plan.${known}`) : plan
  }
}
