import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

export interface CardProps {
  readonly title?: ReactNode
  readonly description?: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
  /** The content reaches the edges, for tables. */
  readonly flush?: boolean
  readonly className?: string | undefined
}

/** A titled part of a page: a section named by its heading. */
export function Card({ title, description, action, children, flush = false, className = '' }: CardProps) {
  const id = useId()
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby={title ? id : undefined}>
      {title || action ? (
        <header className={styles.header}>
          <div className={styles.heading}>
            {title ? <h2 id={id}>{title}</h2> : null}
            {description ? <p className={styles.description}>{description}</p> : null}
          </div>
          {action ? <div className={styles.action}>{action}</div> : null}
        </header>
      ) : null}
      <div className={flush ? styles.flush : styles.body}>{children}</div>
    </section>
  )
}
