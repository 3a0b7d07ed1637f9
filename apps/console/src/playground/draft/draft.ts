import { createContext, useContext } from 'react'
import type { ListItem } from '../cite/list-item.ts'

/** What is being worked on; kept from one tool to the next, and only in this page. */
export interface Draft {
  readonly text: string
  readonly terms: readonly string[]
  /** `auto`, or a language of the API. */
  readonly language: string
  /** Sources of the bibliography. */
  readonly sources: readonly ListItem[]
}

export const EMPTY_DRAFT: Draft = { text: '', terms: [], language: 'auto', sources: [] }

export interface DraftState {
  readonly draft: Draft
  readonly change: (fields: Partial<Draft>) => void
}

export const DraftContext = createContext<DraftState>({ draft: EMPTY_DRAFT, change: () => {} })

export const useDraft = (): DraftState => useContext(DraftContext)
