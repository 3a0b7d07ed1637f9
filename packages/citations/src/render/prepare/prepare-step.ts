import type { TitleCase, Warning } from '@redraft/contracts'
import type { CslItem } from '../../item.ts'
import type { StyleId } from '../../styles/style-table.ts'

/** A change to an item just before it is rendered in some styles; the stored item stays as it is. */
export interface PrepareStep {
  readonly name: string
  /** Styles it is for; `all` for every style. */
  readonly styles: readonly StyleId[] | 'all'
  /** What the guide asks, with its section, and what the engine would print. */
  readonly why: string
  apply(item: CslItem, context: PrepareContext): CslItem
}

export interface PrepareContext {
  readonly style: StyleId
  /** Whether titles in title case are lowered where the style asks for it. */
  readonly titleCase: TitleCase
  /** Adds a warning for the caller. */
  readonly warn: (warning: Warning) => void
}

/** A string variable of an item, or undefined when it is absent or empty. */
export function textOf(item: CslItem, variable: string): string | undefined {
  const value = item[variable]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The year of a date variable, when it has one. */
export function yearOf(item: CslItem, variable = 'issued'): number | undefined {
  const value = item[variable]
  if (typeof value !== 'object' || Array.isArray(value)) return undefined
  return value['date-parts']?.[0]?.[0]
}

/** The item without some of its variables. */
export function without(item: CslItem, ...variables: readonly string[]): CslItem {
  return { ...item, ...Object.fromEntries(variables.map((variable) => [variable, undefined])) }
}
