import { CircleAlert } from 'lucide-react'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import styles from './field.module.css'

/** What a control needs to belong to its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly className: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Shown under the control and read with it. */
  readonly error?: string | undefined
  /** The label is there for screen readers only. */
  readonly labelHidden?: boolean
}

/** A label, a control of any kind, its hint and its error. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const { hint, error } = props
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={props.labelHidden ? 'visually-hidden' : styles.label}>
        {props.label}
      </label>
      {props.children({
        id,
        className: styles.control ?? '',
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** Parts a component's own properties from those of the native control. */
function split<T extends FieldProps>({ label, hint, error, labelHidden, ...native }: T) {
  return { field: { label, hint, error, labelHidden: labelHidden ?? false }, native }
}

/** A line of text. */
export function TextField(props: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const { field, native } = split(props)
  return <Field {...field}>{(control) => <input type="text" {...native} {...control} />}</Field>
}

/** Several lines of text. */
export function TextArea(props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { field, native } = split(props)
  return <Field {...field}>{(control) => <textarea {...native} {...control} />}</Field>
}

/** A choice from a list: the native control, which phones and screen readers know best. */
export function SelectField(props: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const { field, native } = split(props)
  return <Field {...field}>{(control) => <select {...native} {...control} />}</Field>
}
