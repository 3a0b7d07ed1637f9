import { LANGUAGES, type Language, LIMITS } from '@redraft/contracts'
import { findSteep, REPETITIONS } from '@redraft/text/repetitions'
import { describe, expect, test } from 'vitest'
import { createTransformEngine } from './create-transform-engine.ts'

/** As long as `paraphrase` takes: a third of a quality unit for a letter, a whole one for a Chinese character. */
const LENGTH: Readonly<Record<Language, number>> = {
  en: 3 * LIMITS.paraphrase.maxUnits,
  zh_CN: LIMITS.paraphrase.maxUnits,
  zh_TW: LIMITS.paraphrase.maxUnits,
}

const CHINESE = ['不仅学习，而且', '的 alone', '字 without an end', '字 and commas without an end']

/** What once took quadratic time; `npm run fuzz:transform` tries every repetition. */
const TRIED: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['( open', '() nested', '"" nested', '"()" nested', '{ open', '/ alone', '$ open'],
    ...['aя', 'ahttp://', 'a1,', 'a1', 'Yes! ', 'words without an end'],
  ],
  zh_CN: CHINESE,
  zh_TW: CHINESE,
}

/** Under load a machine may take long for a second of computing. */
const TIMEOUT_MS = 120_000

/** Counts only while this process computes, so that a busy machine does not show. */
function computedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

describe('a text of one thing over and over', () => {
  const engine = createTransformEngine()
  test.each(LANGUAGES)(
    'takes the engine in %s at most about twice the time at twice the length',
    (language) => {
      const repetitions = TRIED[language].flatMap(
        (tried) => REPETITIONS.find(({ name }) => name === tried) ?? [],
      )
      expect(repetitions).toHaveLength(TRIED[language].length)
      const goal = { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 10 } as const
      const run = (text: string) => engine.transform({ text, language, goal, personalTerms: [] })
      run('It rains. 下雨了。')
      expect(findSteep(repetitions, { run, length: LENGTH[language], now: computedMs })).toEqual([])
    },
    TIMEOUT_MS,
  )
})
