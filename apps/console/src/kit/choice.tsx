import { useId } from 'react'
import styles from './choice.module.css'

export interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly labelHidden?: boolean
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** One of a few, all visible: native radio buttons in a row. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={props.labelHidden ? 'visually-hidden' : styles.legend}>{props.label}</legend>
      <div className={styles.row}>
        {props.options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
              className="visually-hidden"
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
