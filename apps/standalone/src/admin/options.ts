import { ENGINE_NAMES, type EngineName } from '@redraft/contracts'
import { InvalidArgumentError } from 'commander'

/** Option parser for whole numbers from `minimum` on. */
export function wholeNumber(minimum: number): (value: string) => number {
  return (value) => {
    const number = Number(value)
    if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number >= minimum) return number
    throw new InvalidArgumentError(`It must be a whole number from ${minimum} on.`)
  }
}

/** A number, or the word that goes back to what the plan says. */
export type Allowance = number | 'plan'

/** Like `wholeNumber`, or `plan`. */
export function allowance(minimum: number): (value: string) => Allowance {
  return (value) => (value === 'plan' ? value : wholeNumber(minimum)(value))
}

/** What the database keeps for an allowance: null for the plan's. */
export function storedAllowance(value: Allowance | undefined): number | null | undefined {
  return value === 'plan' ? null : value
}

/** Option parser for names: 1 to 200 characters. */
export function nonEmpty(value: string): string {
  const trimmed = value.trim()
  if (trimmed !== '' && trimmed.length <= 200) return trimmed
  throw new InvalidArgumentError('It must have 1 to 200 characters.')
}

/** An engine, or the word that goes back to what the installation says. */
export type EngineSetting = EngineName | 'default'

/** Option parser for engines. */
export function engineSetting(value: string): EngineSetting {
  const found = [...ENGINE_NAMES, 'default' as const].find((name) => name === value)
  if (found !== undefined) return found
  throw new InvalidArgumentError(`It must be ${ENGINE_NAMES.join(', ')} or default.`)
}
