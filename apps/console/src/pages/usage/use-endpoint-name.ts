import { useTranslation } from 'react-i18next'
import { USAGE_ENDPOINT_NAMES } from './usage-endpoints.ts'

/** Names an endpoint in the language of the page; one that is not known here by its path. */
export function useEndpointName(): (endpoint: string) => string {
  const { t } = useTranslation()
  return (endpoint) => {
    const known = USAGE_ENDPOINT_NAMES.find((name) => name === endpoint)
    return known ? t(`endpoint.${known}`) : endpoint
  }
}
