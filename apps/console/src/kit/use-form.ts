import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/send.ts'
import { useErrorText } from '../api/use-error-text.ts'

/** Tells what is wrong with a value, if anything. */
export type Rule = (value: string) => string | undefined

export interface FormState<Name extends string> {
  readonly errors: Partial<Record<Name, string>>
  /** Why the service refused, when it is not about one field. */
  readonly failure: unknown
  readonly pending: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

export interface FormOptions<Name extends string> {
  /** A rule for each field, by the name of its control. */
  readonly rules: Readonly<Record<Name, Rule>>
  readonly submit: (values: Record<Name, string>) => Promise<unknown>
}

function readValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>
}

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const control = names.map((name) => form.elements.namedItem(name)).find((item) => item !== null)
  if (control instanceof HTMLElement) control.focus()
}

/** Checks a form when it is sent, moves the focus to the first fault, and shows what the service refuses. */
export function useForm<Name extends string>({ rules, submit }: FormOptions<Name>): FormState<Name> {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const [failure, setFailure] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const names = Object.keys(rules) as Name[]

  function refuse(form: HTMLFormElement, found: Partial<Record<Name, string>>): void {
    setErrors(found)
    focusFirst(
      form,
      names.filter((name) => found[name]),
    )
  }

  async function run(form: HTMLFormElement): Promise<void> {
    const values = readValues(form, names)
    const found: Partial<Record<Name, string>> = {}
    for (const name of names) {
      const fault = rules[name](values[name])
      if (fault) found[name] = fault
    }
    setFailure(undefined)
    if (Object.keys(found).length > 0) return refuse(form, found)
    setErrors({})
    setPending(true)
    try {
      await submit(values)
    } catch (error) {
      const issues = error instanceof ApiError ? (error.body.issues ?? []) : []
      const refused = names.filter((name) => issues.some((issue) => issue.path === name))
      if (refused.length === 0) setFailure(error)
      else {
        const isGeneral = !(error instanceof ApiError) || error.code === 'validation_failed'
        const text = isGeneral ? t('form.refused') : errorText(error)
        refuse(form, Object.fromEntries(refused.map((name) => [name, text])) as typeof found)
      }
    } finally {
      setPending(false)
    }
  }

  return {
    errors,
    failure,
    pending,
    onSubmit(event) {
      event.preventDefault()
      if (!pending) void run(event.currentTarget)
    },
  }
}
