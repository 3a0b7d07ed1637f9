import type { CitationEndpoint } from '@redraft/contracts'
import { useState } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { useDraft } from '../draft/draft.ts'
import { BibliographyTool } from './bibliography-tool.tsx'
import { CitationTool } from './citation-tool.tsx'
import type { ListItem } from './list-item.ts'
import type { Source } from './source-fields.ts'
import { defaultLook } from './styles.ts'

/** The two citation tools; the list and the style are kept between them. */
export function CiteTools({ endpoint }: { endpoint: CitationEndpoint }) {
  const { language } = useLanguage()
  const [look, setLook] = useState(() => defaultLook(language))
  const { draft, change } = useDraft()
  const { sources: items } = draft
  const setItems = (sources: readonly ListItem[]) => change({ sources })
  const add = (source: Source) =>
    setItems([...items, { id: Math.max(0, ...items.map(({ id }) => id)) + 1, source }])
  return endpoint === 'citation' ? (
    <CitationTool look={look} onLook={setLook} onAdd={add} />
  ) : (
    <BibliographyTool look={look} onLook={setLook} items={items} onItems={setItems} />
  )
}
