import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateKey } from '../../api/keys.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { TextField } from '../../kit/field.tsx'
import { Form } from '../../kit/form.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useRules } from '../../kit/use-rules.ts'
import { NewKey } from './new-key.tsx'

export interface CreateKeyDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Asks for name and label, then shows the key once; the key is forgotten when the dialog closes. */
export function CreateKeyDialog({ open, onOpenChange }: CreateKeyDialogProps) {
  const { t } = useTranslation()
  const [key, setKey] = useState<string | null>(null)
  const change = (next: boolean) => {
    if (!next) setKey(null)
    onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      keepOpen={key !== null}
      title={key ? t('keys.createdTitle') : t('keys.createTitle')}
      {...(key ? { description: t('keys.createdText') } : {})}
    >
      {key ? (
        <NewKey value={key} onDone={() => change(false)} />
      ) : (
        <CreateKeyForm onCreated={setKey} onCancel={() => change(false)} />
      )}
    </Dialog>
  )
}

function CreateKeyForm({ onCreated, onCancel }: { onCreated: (key: string) => void; onCancel: () => void }) {
  const { t } = useTranslation()
  const create = useCreateKey()
  const rules = useRules()
  const form = useForm({
    rules: { name: rules.name, label: rules.optionalName },
    submit: async (values) => onCreated((await create.mutateAsync(values)).key),
  })
  return (
    <Form state={form}>
      <TextField
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        name="name"
        autoComplete="off"
        error={form.errors.name}
        required
      />
      <TextField
        label={t('keys.label')}
        hint={t('keys.labelHint')}
        name="label"
        autoComplete="off"
        error={form.errors.label}
      />
      <DialogActions>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button type="submit" variant="primary" loading={form.pending}>
          {t('keys.create')}
        </Button>
      </DialogActions>
    </Form>
  )
}
