/** A person or organisation as CSL-JSON has it; `literal` for names that are not split. */
export interface CslName {
  family?: string
  given?: string
  suffix?: string
  'dropping-particle'?: string
  'non-dropping-particle'?: string
  literal?: string
}

/** A date as CSL-JSON has it after normalising: one or two lists of year, month, day; or a literal. */
export interface CslDate {
  'date-parts'?: number[][]
  season?: number
  circa?: boolean
  literal?: string
}

/** CSL-JSON item types (CSL 1.0.2, appendix III). */
export type CslType = string

/**
 * One CSL-JSON item (CSL 1.0.2) after normalising: dates as `CslDate`, names as `CslName`, every other variable a
 * string. `language` is always set.
 */
export interface CslItem {
  id: string
  type: CslType
  language: string
  [variable: string]: string | CslName[] | CslDate | undefined
}
