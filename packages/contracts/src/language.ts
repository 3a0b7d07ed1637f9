import { z } from 'zod'

/** The languages the engines process. */
export const LANGUAGES = ['en', 'zh_CN', 'zh_TW'] as const
export type Language = (typeof LANGUAGES)[number]

const ALIASES: ReadonlyMap<string, Language | 'auto'> = new Map([
  ['auto', 'auto'],
  ['en', 'en'],
  ['en-us', 'en'],
  ['en-gb', 'en'],
  ['zh', 'zh_CN'],
  ['zh-cn', 'zh_CN'],
  ['zh-hans', 'zh_CN'],
  ['zh-tw', 'zh_TW'],
  ['zh-hant', 'zh_TW'],
])

/** Resolves any accepted spelling (`zh-TW`, `ZH_tw`, `zh-Hant`); undefined when it names no supported language. */
export function parseLanguage(value: string): Language | 'auto' | undefined {
  return ALIASES.get(value.trim().toLowerCase().replaceAll('_', '-'))
}

/** Request field `language`: accepted in any case and spelling, normalised on the way in. */
export const languageField = z
  .string({ error: 'must be a string: auto, en, zh_CN or zh_TW' })
  .transform((value, ctx) => {
    const language = parseLanguage(value)
    if (language !== undefined) return language
    ctx.issues.push({
      code: 'custom',
      input: value,
      message: 'is not supported: use auto, en, zh_CN or zh_TW',
    })
    return z.NEVER
  })
  .prefault('auto')
  .meta({
    description:
      'Language of the text. `auto` detects it; any case and `zh-TW`, `zh-Hant`, `zh` are accepted too',
    enum: ['auto', ...LANGUAGES],
    default: 'auto',
  })

export const languageSchema = z.enum(LANGUAGES).meta({ description: 'Language the text was processed in' })
