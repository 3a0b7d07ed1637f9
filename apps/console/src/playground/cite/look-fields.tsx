import { useTranslation } from 'react-i18next'
import { SelectField } from '../../kit/field.tsx'
import { LOCALES, type Look, STYLES } from './styles.ts'

/** Style and language of the references. */
export function LookFields({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const { t } = useTranslation('playground')
  return (
    <>
      <SelectField
        label={t('cite.style')}
        value={look.style}
        onChange={(event) => {
          const style = STYLES.find((one) => one === event.target.value)
          if (style) onChange({ ...look, style })
        }}
      >
        {STYLES.map((style) => (
          <option key={style} value={style}>
            {t(`cite.styles.${style}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('cite.locale')}
        value={look.locale}
        onChange={(event) => {
          const locale = LOCALES.find((one) => one === event.target.value)
          if (locale) onChange({ ...look, locale })
        }}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {t(`cite.locales.${locale}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
