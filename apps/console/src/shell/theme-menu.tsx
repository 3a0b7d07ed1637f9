import { SunMoon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../kit/button.tsx'
import { Menu, MenuChoice } from '../kit/menu.tsx'
import { chooseTheme, THEMES, useTheme } from '../theme/theme.ts'

/** Chooses light, dark or as the device. */
export function ThemeMenu() {
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <Menu
      trigger={
        <Button variant="ghost" iconOnly aria-label={t('theme.label')}>
          <SunMoon size={17} aria-hidden="true" />
        </Button>
      }
    >
      <MenuChoice
        label={t('theme.label')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChoose={chooseTheme}
      />
    </Menu>
  )
}
