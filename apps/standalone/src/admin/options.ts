import { InvalidArgumentError } from 'commander'

/** Option parser for whole numbers from `minimum` on. */
export function wholeNumber(minimum: number): (value: string) => number {
  return (value) => {
    const number = Number(value)
    if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number >= minimum) return number
    throw new InvalidArgumentError(`It must be a whole number from ${minimum} on.`)
  }
}

/** Like `wholeNumber`, or `plan` for "as the plan says". */
export function allowance(minimum: number): (value: string) => number | null {
  return (value) => (value === 'plan' ? null : wholeNumber(minimum)(value))
}

/** Option parser for names: 1 to 200 characters. */
export function nonEmpty(value: string): string {
  const trimmed = value.trim()
  if (trimmed !== '' && trimmed.length <= 200) return trimmed
  throw new InvalidArgumentError('It must have 1 to 200 characters.')
}
