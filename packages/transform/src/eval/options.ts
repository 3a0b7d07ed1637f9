import { parseArgs } from 'node:util'
import {
  HUMANIZE_MODES,
  type Language,
  PARAPHRASE_MODES,
  parseLanguage,
  REWRITE_TONES,
  type TransformGoal,
} from '@redraft/contracts'

export interface EvalOptions {
  readonly data: string
  readonly goal: TransformGoal
  readonly language: Language | undefined
  readonly json: boolean
}

/** Reads the command line. @throws RangeError with one line for a person when an argument is missing or unknown. */
export function readOptions(args: readonly string[]): EvalOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      endpoint: { type: 'string' },
      mode: { type: 'string' },
      language: { type: 'string' },
      'synonyms-level': { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    },
  })
  if (values.data === undefined) throw new RangeError('--data PATH is missing')
  const language = values.language === undefined ? undefined : parseLanguage(values.language)
  return {
    data: values.data,
    goal: readGoal(values.endpoint, values.mode, Number(values['synonyms-level'])),
    language: language === 'auto' ? undefined : language,
    json: values.json,
  }
}

function readGoal(
  endpoint: string | undefined,
  mode: string | undefined,
  synonymsLevel: number,
): TransformGoal {
  if (endpoint === 'humanize') return { endpoint, mode: pick(HUMANIZE_MODES, mode ?? 'reduce-aigc') }
  if (endpoint === 'paraphrase')
    return { endpoint, mode: pick(PARAPHRASE_MODES, mode ?? 'standard'), synonymsLevel }
  if (endpoint === 'rewrite') return { endpoint, tone: pick(REWRITE_TONES, mode ?? 'academic') }
  throw new RangeError('--endpoint must be humanize, paraphrase or rewrite')
}

function pick<T extends string>(allowed: readonly T[], value: string): T {
  const found = allowed.find((item) => item === value)
  if (found === undefined) throw new RangeError(`--mode must be one of ${allowed.join(', ')}`)
  return found
}
