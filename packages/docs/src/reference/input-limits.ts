import { LIMITS, PROCESSING_ENDPOINTS } from '@redraft/contracts'
import { code, table } from '../markdown/markdown.ts'
import { LABELS, type Labels, type Locale, localeRoot } from './labels.ts'

const number = new Intl.NumberFormat('en-US')

/** A count with thousands separators. */
export function formatCount(count: number): string {
  return number.format(count)
}

/** The input limits of every processing endpoint. */
export function inputLimitsTable(locale: Locale): string {
  const labels = LABELS[locale]
  const rows = PROCESSING_ENDPOINTS.map((endpoint) => {
    const name = `[${code(endpoint)}](${localeRoot(locale)}reference/${endpoint})`
    const { maxWords, ...other } = LIMITS[endpoint]
    return 'maxUnits' in other
      ? [name, `${formatCount(maxWords)}${labels.outsideCjk}`, formatCount(other.maxUnits), '–']
      : [name, formatCount(maxWords), '–', formatCount(other.maxCharacters)]
  })
  return table([labels.endpoint, labels.words, labels.units, labels.characters], rows)
}

/** One line about the length of the input; empty for endpoints that take no text. */
export function endpointLimits(operationId: string, labels: Labels): string {
  const endpoint = PROCESSING_ENDPOINTS.find((candidate) => candidate === operationId)
  if (endpoint === undefined) return ''
  const { maxWords, ...other } = LIMITS[endpoint]
  const words = `${formatCount(maxWords)} ${labels.wordsUnit}`
  const all =
    'maxUnits' in other
      ? [`${words}${labels.outsideCjk}`, `${formatCount(other.maxUnits)} ${labels.units.toLowerCase()}`]
      : [words, `${formatCount(other.maxCharacters)} ${labels.characters.toLowerCase()}`]
  return labels.limit + all.join(' · ')
}
