import { useMemo } from 'react'
import { useLanguage } from './use-language.ts'

export interface Format {
  /** A whole number with the separators of the language. */
  number: (value: number) => string
  /** Up to three figures: `12.3K`, `1.2万`. */
  compact: (value: number) => string
  /** Day and time of an RFC 3339 time, in the time zone of the device. */
  dateTime: (time: string) => string
  /** Day of an RFC 3339 time, in the time zone of the device. */
  date: (time: string) => string
  /** A UTC day such as `2026-11-20`, short. */
  day: (date: string) => string
  /** How long ago, or in how long: `3 hours ago`. */
  ago: (time: string) => string
  /** `850 ms`, `2.4 s` */
  duration: (ms: number) => string
}

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** Numbers and times as people of the page's language write them. */
export function useFormat(): Format {
  const { language } = useLanguage()
  return useMemo(() => {
    const number = new Intl.NumberFormat(language)
    const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
    const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
    const day = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    return {
      number: (value) => number.format(value),
      compact: (value) => compact.format(value),
      dateTime: (time) => dateTime.format(new Date(time)),
      date: (time) => date.format(new Date(time)),
      day: (value) => day.format(new Date(`${value}T00:00:00Z`)),
      ago(time) {
        const seconds = (Date.parse(time) - Date.now()) / 1000
        const step = STEPS.find(([, length]) => Math.abs(seconds) >= length)
        return step ? relative.format(Math.round(seconds / step[1]), step[0]) : relative.format(0, 'minute')
      },
      duration: (ms) =>
        ms < 1000 ? `${number.format(ms)} ms` : `${number.format(Math.round(ms / 100) / 10)} s`,
    }
  }, [language])
}
