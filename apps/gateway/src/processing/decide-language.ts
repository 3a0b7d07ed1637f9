import { AppError, type Language } from '@redraft/contracts'
import { contradictsLanguage, detectLanguage } from '@redraft/text'

const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  zh_CN: 'Simplified Chinese',
  zh_TW: 'Traditional Chinese',
}

/**
 * The language to process a text in. `auto` refuses text that is clearly neither English nor Chinese;
 * an explicit language is followed even when the text contradicts it, with a warning.
 */
export function decideLanguage(
  text: string,
  asked: Language | 'auto',
): { language: Language; warnings: string[] } {
  if (asked !== 'auto') {
    const contradicted = contradictsLanguage(text, asked)
    const warning = `The text does not look like ${NAMES[asked]}; it was processed as ${NAMES[asked]} because \`language\` says so.`
    return { language: asked, warnings: contradicted ? [warning] : [] }
  }
  const { language } = detectLanguage(text)
  if (language !== 'other') return { language, warnings: [] }
  const message =
    'could not be detected as English or Chinese, the languages processed here: set it to en, zh_CN or zh_TW'
  throw new AppError('validation_failed', {
    detail: `language ${message}.`,
    data: { issues: [{ path: 'language', message }] },
  })
}
