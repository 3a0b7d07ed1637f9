import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/send.ts'
import { useErrorText } from '../../api/use-error-text.ts'

export interface ProblemText {
  readonly what: string
  readonly remedy: string | undefined
}

/** What happened and what to do, in the language of the page, by the code of an error. */
export function useProblemText(): (error: unknown) => ProblemText {
  const { t, i18n } = useTranslation('playground')
  const otherText = useErrorText()
  const lookUp = (group: 'what' | 'do', error: ApiError): string | undefined => {
    const key = `problem.${group}.${error.code}`
    if (!i18n.exists(key, { ns: 'playground' })) return undefined
    const numbers = Object.entries(error.body).filter(([, value]) => typeof value === 'number')
    return String(t(key as 'problem.do.network', Object.fromEntries(numbers)))
  }
  return (error) =>
    error instanceof ApiError
      ? { what: lookUp('what', error) ?? otherText(error), remedy: lookUp('do', error) }
      : { what: otherText(error), remedy: undefined }
}
