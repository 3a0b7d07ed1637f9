import { LoaderCircle } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium'

interface Look {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Square, for an icon alone; the button then needs an `aria-label`. */
  readonly iconOnly?: boolean
}

/** The class of a button for elements that are none, such as links and menu triggers. */
export function buttonClass({ variant = 'secondary', size = 'medium', iconOnly = false }: Look): string {
  return [styles.button, styles[variant], styles[size], iconOnly ? styles.iconOnly : ''].join(' ')
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shows that the action runs; the button keeps its focus and ignores presses. */
  readonly loading?: boolean
  readonly icon?: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button; `type` is `button` unless told, so that it never sends a form by accident. */
export function Button({ variant, size, iconOnly, loading = false, icon, children, ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(iconOnly && { iconOnly }) }
  return (
    <button
      type="button"
      {...rest}
      className={[buttonClass(look), rest.className ?? ''].join(' ')}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
    >
      {loading ? <LoaderCircle className={styles.spinner} aria-hidden="true" size={16} /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  icon,
  children,
  ...rest
}: LinkProps & Look & { icon?: ReactNode }) {
  return (
    <Link {...rest} className={buttonClass({ ...(variant && { variant }), ...(size && { size }) })}>
      {icon}
      {children}
    </Link>
  )
}
