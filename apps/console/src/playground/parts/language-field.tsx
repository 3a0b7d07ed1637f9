import { useTranslation } from 'react-i18next'
import { SelectField } from '../../kit/field.tsx'

const TEXT_LANGUAGES = ['auto', 'en', 'zh_CN', 'zh_TW'] as const

/** The language of the text that is sent, which need not be that of the page. */
export function LanguageField({ value, onChange }: { value: string; onChange: (language: string) => void }) {
  const { t } = useTranslation('playground')
  return (
    <SelectField label={t('language')} value={value} onChange={(event) => onChange(event.target.value)}>
      {TEXT_LANGUAGES.map((language) => (
        <option key={language} value={language}>
          {t(`languages.${language}`)}
        </option>
      ))}
    </SelectField>
  )
}
