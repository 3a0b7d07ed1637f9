import { parseArgs } from 'node:util'
import {
  HUMANIZE_MODES,
  type Language,
  PARAPHRASE_MODES,
  parseLanguage,
  REWRITE_TONES,
  type TransformGoal,
} from '@redraft/contracts'

export const USAGE = `npm run eval:transform -- --data PATH --endpoint humanize|paraphrase|rewrite [options]
  --data PATH        .jsonl(.gz) or a folder: rows {id, lang, text, protected[]}, or {id, lang, task, src, refs[]} to be
                     scored against what people wrote
  --mode M           mode of the endpoint (tone for rewrite); --synonyms-level N for paraphrase (5)
  --language L       en, zh_CN or zh_TW only
  --limit N          the first N rows of each kind
  --grammar          Harper and link-parser, after against before (English)
  --detectors PATH   fall of two detectors' scores; PATH is a detection corpus, for the second one's training
  --thesaurus PATH   folder with en/oewn_synsets.tsv.gz and zh/cilin.txt: random synonyms beside the engine
  --self-test        does the suite rank human > engine > copy and fail random synonyms? needs --thesaurus
  --json             one JSON document`

export interface EvalOptions {
  readonly data: string
  readonly goal: TransformGoal
  readonly language: Language | undefined
  readonly limit: number
  readonly grammar: boolean
  readonly detectors: string | undefined
  readonly thesaurus: string | undefined
  readonly selfTest: boolean
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
      limit: { type: 'string' },
      grammar: { type: 'boolean', default: false },
      detectors: { type: 'string' },
      thesaurus: { type: 'string' },
      'self-test': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  if (values.data === undefined) throw new RangeError(`--data PATH is missing\n\n${USAGE}`)
  if (values['self-test'] && values.thesaurus === undefined)
    throw new RangeError('--self-test needs --thesaurus PATH')
  const language = values.language === undefined ? undefined : parseLanguage(values.language)
  return {
    data: values.data,
    goal: readGoal(values.endpoint, values.mode, Number(values['synonyms-level'])),
    language: language === 'auto' ? undefined : language,
    limit: values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit),
    grammar: values.grammar,
    detectors: values.detectors,
    thesaurus: values.thesaurus,
    selfTest: values['self-test'],
    json: values.json,
  }
}

/** @throws RangeError for an unknown endpoint or mode. */
export function readGoal(
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
