import type { OverviewResponse } from '@redraft/contracts/console'

export const CHART_DAYS = 30
const DAY_MS = 86_400_000

/** Endpoints in the order in which their bars are stacked. */
export const CHART_ENDPOINTS = [
  'humanize',
  'paraphrase',
  'rewrite',
  'detect',
  'citation',
  'bibliography',
] as const
export type ChartEndpoint = (typeof CHART_ENDPOINTS)[number]
export type Metric = 'words' | 'requests'

export interface ChartDay {
  /** UTC day, `2026-11-20`. */
  readonly date: string
  readonly total: number
  readonly values: Readonly<Record<ChartEndpoint, number>>
}

export interface ChartSeries {
  /** 30 days, oldest first, those without requests too. */
  readonly days: readonly ChartDay[]
  /** Endpoints with any value. */
  readonly endpoints: readonly ChartEndpoint[]
  readonly total: number
  /** A round number that no day exceeds; 0 when there is nothing. */
  readonly top: number
}

/** The smallest of 1, 2, 5 × 10^n that is at least `value`. */
export function roundUp(value: number): number {
  if (value <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power
}

/** Fills the last 30 UTC days up to `today` with what the service counted. */
export function chartSeries(rows: OverviewResponse['days'], metric: Metric, today: Date): ChartSeries {
  const last = Date.parse(`${today.toISOString().slice(0, 10)}T00:00:00Z`)
  const days = Array.from({ length: CHART_DAYS }, (_, index) => {
    const date = new Date(last - (CHART_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    const sum = (endpoint: ChartEndpoint) =>
      rows
        .filter((row) => row.date === date && row.endpoint === endpoint)
        .reduce((total, row) => total + row[metric], 0)
    const values = Object.fromEntries(
      CHART_ENDPOINTS.map((endpoint) => [endpoint, sum(endpoint)]),
    ) as ChartDay['values']
    return { date, values, total: CHART_ENDPOINTS.reduce((total, endpoint) => total + values[endpoint], 0) }
  })
  return {
    days,
    endpoints: CHART_ENDPOINTS.filter((endpoint) => days.some((day) => day.values[endpoint] > 0)),
    total: days.reduce((total, day) => total + day.total, 0),
    top: roundUp(Math.max(...days.map((day) => day.total))),
  }
}
