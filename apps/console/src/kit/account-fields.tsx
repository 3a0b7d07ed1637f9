import { useTranslation } from 'react-i18next'
import { TextField } from './field.tsx'
import { PASSWORD_MIN } from './form-limits.ts'

interface AccountFieldProps {
  readonly name: string
  readonly label?: string
  readonly error: string | undefined
}

/** The address one signs in with; a given address cannot be changed. */
export function EmailField({ error, given = '' }: { error: string | undefined; given?: string }) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('form.email_label')}
      name="email"
      type="email"
      autoComplete="username"
      defaultValue={given}
      readOnly={given !== ''}
      error={error}
      required
    />
  )
}

/** The password one has. */
export function CurrentPasswordField({ name, label, error }: AccountFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={label ?? t('form.password_label')}
      name={name}
      type="password"
      autoComplete="current-password"
      error={error}
      required
    />
  )
}

/** A password to be set, with what it must have. */
export function NewPasswordField({ name, label, error }: AccountFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={label ?? t('form.newPassword_label')}
      hint={t('form.newPassword_hint', { min: PASSWORD_MIN })}
      name={name}
      type="password"
      autoComplete="new-password"
      error={error}
      required
    />
  )
}
