import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Card } from '../../kit/card.tsx'
import { Choice } from '../../kit/choice.tsx'
import { chooseTheme, THEMES, useTheme } from '../../theme/theme.ts'
import styles from './settings-page.module.css'

/** Language and theme of this device. */
export function AppearanceSection() {
  const { t } = useTranslation()
  const theme = useTheme()
  const { language, chooseLanguage } = useLanguage()
  return (
    <Card title={t('appearance.title')} description={t('appearance.text')}>
      <div className={styles.choices}>
        <Choice
          label={t('language.label')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={chooseLanguage}
        />
        <Choice
          label={t('theme.label')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
          onChange={chooseTheme}
        />
      </div>
    </Card>
  )
}
