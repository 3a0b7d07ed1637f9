import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { CodeBlock } from '../../kit/code-block.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
import { DialogActions } from '../../kit/dialog.tsx'
import { curlLine } from './curl-line.ts'
import styles from './keys-page.module.css'

/** A key that was just made, to copy, and a call to try it. */
export function NewKey({ value, onDone }: { value: string; onDone: () => void }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <>
      <div className={styles.secret}>
        <input ref={field} readOnly value={value} aria-label={t('keys.keyValue')} spellCheck={false} />
        <CopyButton text={value} label={t('keys.copyKey')} variant="primary" />
      </div>
      <CodeBlock label={t('keys.curl')} code={curlLine(window.location.origin, value)} />
      <DialogActions>
        <Button onClick={onDone}>{t('keys.done')}</Button>
      </DialogActions>
    </>
  )
}
