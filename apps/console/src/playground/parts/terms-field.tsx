import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../kit/field.tsx'
import { addTerms } from '../draft/add-terms.ts'
import styles from './terms-field.module.css'

export interface TermsFieldProps {
  readonly terms: readonly string[]
  readonly onChange: (terms: readonly string[]) => void
}

function Chips({ terms, onChange }: TermsFieldProps) {
  const { t } = useTranslation('playground')
  return (
    <ul className={styles.chips} aria-label={t('terms')}>
      {terms.map((term) => (
        <li key={term} className={styles.chip}>
          <span className={styles.term}>{term}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('removeTerm', { term })}
            onClick={() => onChange(terms.filter((other) => other !== term))}
          >
            <X size={13} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Terms kept as they are, one chip each. */
export function TermsField({ terms, onChange }: TermsFieldProps) {
  const { t } = useTranslation('playground')
  const [typed, setTyped] = useState('')
  const commit = (text: string) => {
    onChange(addTerms(terms, text))
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      commit(typed)
    }
    if (event.key === 'Backspace' && typed === '' && terms.length > 0) onChange(terms.slice(0, -1))
  }
  return (
    <Field label={t('terms')} hint={t('termsHelp')}>
      {(control) => (
        <>
          {terms.length > 0 ? <Chips terms={terms} onChange={onChange} /> : null}
          <input
            {...control}
            type="text"
            value={typed}
            placeholder={t('termsPlaceholder')}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => typed.trim() !== '' && commit(typed)}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text')
              if (!/[\n;；，,、]/.test(text)) return
              event.preventDefault()
              commit(typed + text)
            }}
          />
        </>
      )}
    </Field>
  )
}
