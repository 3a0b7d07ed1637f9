import { useTranslation } from 'react-i18next'
import { readSaid } from './said.ts'

/** Says a sentence of the service in the language of the page; one that is not known stays as it came. */
export function useSaid(): (sentence: string) => string {
  const { t, i18n } = useTranslation('playground')
  const variable = (name: string) => {
    const key = `variable.${name}`
    return i18n.exists(key, { ns: 'playground' }) ? String(t(key as 'variable.title')) : name
  }
  return (sentence) => {
    const said = readSaid(sentence)
    if (!said || (i18n.language === 'en' && !said.isCoded)) return sentence
    const fields = said.values.variables?.split(' or ').map(variable) ?? []
    const values = { ...said.values, fields: [...new Set(fields)].join(' / ') }
    const text = String(t(`said.${said.key}` as 'said.missingField', values))
    return said.id === undefined ? text : `${said.id}: ${text}`
  }
}
