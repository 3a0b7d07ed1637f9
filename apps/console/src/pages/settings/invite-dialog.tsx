import type { Role } from '@redraft/contracts/console'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../api/session.ts'
import { useInvite } from '../../api/workspace.ts'
import { Button } from '../../kit/button.tsx'
import { CodeBlock } from '../../kit/code-block.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { SelectField, TextField } from '../../kit/field.tsx'
import { Form } from '../../kit/form.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useRules } from '../../kit/use-rules.ts'
import styles from './settings-page.module.css'

interface Sent {
  readonly email: string
  readonly url: string
}

export interface InviteDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Invites an address, then shows the link so that it can be handed over too. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const { t } = useTranslation()
  const [sent, setSent] = useState<Sent | null>(null)
  const change = (next: boolean) => {
    if (!next) setSent(null)
    onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={sent ? t('members.inviteSentTitle') : t('members.inviteTitle')}
    >
      {sent ? (
        <SentInvitation sent={sent} onDone={() => change(false)} />
      ) : (
        <InviteForm onSent={setSent} onCancel={() => change(false)} />
      )}
    </Dialog>
  )
}

function InviteForm({ onSent, onCancel }: { onSent: (sent: Sent) => void; onCancel: () => void }) {
  const { t } = useTranslation()
  const invite = useInvite()
  const rules = useRules()
  const form = useForm({
    rules: { email: rules.email, role: rules.required },
    async submit({ email, role }) {
      const { url } = await invite.mutateAsync({ email, role: role as Role })
      onSent({ email, url })
    },
  })
  return (
    <Form state={form}>
      <TextField
        label={t('form.email_label')}
        name="email"
        type="email"
        autoComplete="off"
        error={form.errors.email}
        required
      />
      <SelectField label={t('members.role')} hint={t('members.text')} name="role" defaultValue="member">
        <option value="member">{t('role.member')}</option>
        <option value="owner">{t('role.owner')}</option>
      </SelectField>
      <DialogActions>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button type="submit" variant="primary" loading={form.pending}>
          {t('members.inviteSubmit')}
        </Button>
      </DialogActions>
    </Form>
  )
}

function SentInvitation({ sent, onDone }: { sent: Sent; onDone: () => void }) {
  const { t } = useTranslation()
  const settings = useSettings()
  const mailed = settings.data?.mail === 'smtp'
  return (
    <div className={styles.link}>
      <p role="status">{t(mailed ? 'members.inviteSent' : 'members.inviteLog', { email: sent.email })}</p>
      <CodeBlock label={t('members.inviteLink')} code={sent.url} />
      <DialogActions>
        <Button onClick={onDone}>{t('action.close')}</Button>
      </DialogActions>
    </div>
  )
}
