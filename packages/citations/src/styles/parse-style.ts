import { parseCitationStyle } from '@redraft/contracts'
import type { StyleId } from './style-table.ts'

/**
 * The style meant by a caller: any case, with or without punctuation, with the edition we serve or none
 * (`GB/T`, `gbt7714-2015`, `APA7`, `apa 7th edition`). Undefined for anything else, other editions included.
 */
export const parseStyle: (value: string) => StyleId | undefined = parseCitationStyle
