import type { ReactNode } from 'react'
import { useErrorText } from '../api/use-error-text.ts'
import styles from './form.module.css'
import { Notice } from './notice.tsx'
import type { FormState } from './use-form.ts'

export interface FormProps {
  readonly state: FormState<string>
  readonly children: ReactNode
  /** Names the form for screen readers. */
  readonly label?: string
}

/** A form with its checks and, on top, why the service refused it. */
export function Form({ state, children, label }: FormProps) {
  const errorText = useErrorText()
  return (
    <form className={styles.form} noValidate onSubmit={state.onSubmit} aria-label={label}>
      {state.failure ? <Notice tone="danger">{errorText(state.failure)}</Notice> : null}
      {children}
    </form>
  )
}
