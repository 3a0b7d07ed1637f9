import type { ReactNode } from 'react'
import styles from './stack.module.css'

/** Parts of a page below one another. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
