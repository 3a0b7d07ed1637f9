import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
import { useToast } from '../../kit/toast.tsx'
import styles from './cite.module.css'
import { copyRich } from './copy-rich.ts'

export interface RenderedForms {
  readonly html: string
  readonly text: string
  readonly bibtex: string
  readonly ris: string
}

/** Copies a reference or a list in any of its forms; "formatted" keeps italics in a word processor. */
export function CopyFormats({ forms }: { forms: RenderedForms }) {
  const { t } = useTranslation('playground')
  const toast = useToast()
  const copyFormatted = async () => {
    const copied = await copyRich(forms.html, forms.text)
    toast(copied ? t('copied') : t('copyFailed'), copied ? 'success' : 'danger')
  }
  return (
    <div className={styles.copy}>
      <span className={styles.copyLabel}>{t('cite.copyAs')}</span>
      <CopyButton text={forms.text} label={t('cite.format.text')} />
      <Button size="small" icon={<Copy size={15} aria-hidden="true" />} onClick={copyFormatted}>
        {t('cite.format.html')}
      </Button>
      <CopyButton text={forms.bibtex} label={t('cite.format.bibtex')} />
      <CopyButton text={forms.ris} label={t('cite.format.ris')} />
    </div>
  )
}
