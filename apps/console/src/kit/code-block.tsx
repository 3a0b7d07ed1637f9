import styles from './code-block.module.css'
import { CopyButton } from './copy-button.tsx'

export interface CodeBlockProps {
  /** What it is, such as "curl"; names the region for screen readers. */
  readonly label: string
  readonly code: string
}

/** Code to read and copy; long lines scroll within it. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.caption}>
        <span>{label}</span>
        <CopyButton text={code} variant="ghost" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={label}>
        <pre className={styles.code}>
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  )
}
