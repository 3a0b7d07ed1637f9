import type { ReactNode } from 'react'
import styles from './empty.module.css'

export interface EmptyProps {
  readonly icon?: ReactNode
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
}

/** Nothing is there yet, and what to do about it. */
export function Empty({ icon, title, text, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      {icon ? <div className={styles.icon}>{icon}</div> : null}
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  )
}
