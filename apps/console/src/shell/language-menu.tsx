import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Button } from '../kit/button.tsx'
import { Menu, MenuChoice } from '../kit/menu.tsx'

/** Chooses the language of the page. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const { language, chooseLanguage } = useLanguage()
  return (
    <Menu
      trigger={
        <Button variant="ghost" icon={<Languages size={16} aria-hidden="true" />}>
          <span className="visually-hidden">{t('language.label')}</span> {LANGUAGE_NAMES[language]}
        </Button>
      }
    >
      <MenuChoice
        label={t('language.label')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChoose={chooseLanguage}
      />
    </Menu>
  )
}
