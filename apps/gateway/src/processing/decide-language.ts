import { AppError, type Language, type Warning, type WarningCode } from '@redraft/contracts'
import { contradictsLanguage, detectLanguage } from '@redraft/text'

const CONTRADICTED: Readonly<Record<Language, WarningCode>> = {
  en: 'not_english',
  zh_CN: 'not_simplified_chinese',
  zh_TW: 'not_traditional_chinese',
}

/**
 * The language to process a text in. `auto` refuses text that is clearly neither English nor Chinese;
 * an explicit language is followed even when the text contradicts it, with a warning.
 */
export function decideLanguage(
  text: string,
  asked: Language | 'auto',
): { language: Language; warnings: Warning[] } {
  if (asked !== 'auto') {
    const contradicted = contradictsLanguage(text, asked)
    return { language: asked, warnings: contradicted ? [{ code: CONTRADICTED[asked] }] : [] }
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
