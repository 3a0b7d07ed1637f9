import { LIMITS, PROCESSING_ENDPOINTS, type ProcessingEndpoint } from '../limits.ts'
import { dataTable } from './data-table.ts'
import { type Html, html } from './html.ts'

const number = new Intl.NumberFormat('en-US')

/** A count with thousands separators. */
export function formatCount(count: number): string {
  return number.format(count)
}

/** The input limits of every processing endpoint. */
export function inputLimitsTable(): Html {
  const rows = PROCESSING_ENDPOINTS.map((endpoint) => {
    const name = html`<a href="/docs#${endpoint}"><code>${endpoint}</code></a>`
    const { maxWords, ...other } = LIMITS[endpoint]
    return 'maxUnits' in other
      ? [name, `${formatCount(maxWords)} outside CJK`, formatCount(other.maxUnits), '–']
      : [name, formatCount(maxWords), '–', formatCount(other.maxCharacters)]
  })
  return dataTable(['Endpoint', 'Words', 'Quality units', 'Characters'], rows)
}

function sentence(endpoint: ProcessingEndpoint): string {
  const { maxWords, ...other } = LIMITS[endpoint]
  const words = `${formatCount(maxWords)} words`
  return 'maxUnits' in other
    ? `${words} outside CJK, and ${formatCount(other.maxUnits)} quality units`
    : `${words}, and ${formatCount(other.maxCharacters)} characters`
}

/** One sentence about the length of the input; empty for endpoints that take no text. */
export function endpointLimits(operationId: string): Html {
  const endpoint = PROCESSING_ENDPOINTS.find((candidate) => candidate === operationId)
  if (endpoint === undefined) return html``
  return html`<p class="note">The text may have at most ${sentence(endpoint)}. See <a href="#words">words and quality units</a>.</p>`
}
