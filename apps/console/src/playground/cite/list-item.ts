import type { Source } from './source-fields.ts'

/** A source in the list; the id stays with it wherever it is moved. */
export interface ListItem {
  readonly id: number
  readonly source: Source
}
