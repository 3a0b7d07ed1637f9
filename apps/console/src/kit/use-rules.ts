import { useTranslation } from 'react-i18next'
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './form-limits.ts'
import type { Rule } from './use-form.ts'

/** The checks of our forms, with their texts in the language of the page. The service checks again. */
export function useRules() {
  const { t } = useTranslation()
  const required: Rule = (value) => (value.trim() === '' ? t('form.required') : undefined)
  const name: Rule = (value) =>
    required(value) ?? (value.trim().length > NAME_MAX ? t('form.tooLong', { max: NAME_MAX }) : undefined)
  const optionalName: Rule = (value) => (value.trim() === '' ? undefined : name(value))
  const email: Rule = (value) =>
    required(value) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? undefined : t('form.email'))
  const newPassword: Rule = (value) => {
    if (value.length < PASSWORD_MIN) return t('form.passwordShort', { min: PASSWORD_MIN })
    return value.length > PASSWORD_MAX ? t('form.tooLong', { max: PASSWORD_MAX }) : undefined
  }
  const givenPassword: Rule = (value) => (value === '' ? t('form.required') : undefined)
  return { required, name, optionalName, email, newPassword, givenPassword }
}
