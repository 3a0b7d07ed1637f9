import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteAccount } from '../../api/account.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { TextField } from '../../kit/field.tsx'
import { Form } from '../../kit/form.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useRules } from '../../kit/use-rules.ts'
import styles from './settings-page.module.css'

/** Deletes the account after the password was given. */
export function DeleteAccount() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Card title={t('account.delete')} description={t('account.deleteText')}>
      <Button onClick={() => setOpen(true)} className={styles.start}>
        {t('account.deleteAction')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('account.deleteTitle')}
        description={t('account.deleteConfirmText')}
      >
        <DeleteForm onCancel={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation()
  const remove = useDeleteAccount()
  const rules = useRules()
  const form = useForm({
    rules: { password: rules.givenPassword },
    submit: ({ password }) => remove.mutateAsync(password),
  })
  return (
    <Form state={form}>
      <TextField
        label={t('form.password_label')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={form.errors.password}
        required
      />
      <DialogActions>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button type="submit" variant="danger" loading={form.pending}>
          {t('account.deleteConfirm')}
        </Button>
      </DialogActions>
    </Form>
  )
}
