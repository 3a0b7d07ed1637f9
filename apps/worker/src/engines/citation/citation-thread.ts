import { workerData } from 'node:worker_threads'
import {
  CitationInputError,
  type CslItem,
  createRenderer,
  normalizeItem,
  type RecognizedIdentifier,
  type Renderer,
  recognizeOne,
  toBibtex,
  toRis,
} from '@redraft/citations'
import {
  type CitationLocale,
  type CitationStyleId,
  renderWarnings,
  type TitleCase,
  type Warning,
} from '@redraft/contracts'
import { uniqueIds } from './unique-ids.ts'

/** A source that was recognised: its metadata, or an identifier to look up; or what is wrong with it. */
export type RecognizedSource =
  | { readonly item: CslItem; readonly warnings: readonly Warning[] }
  | { readonly identifier: RecognizedIdentifier }
  | { readonly fault: string }

/** Metadata that a registry gave, with its place among the sources. */
export interface FoundSource {
  readonly item: CslItem
  readonly warnings: readonly Warning[]
}

interface Rendering {
  readonly style: CitationStyleId
  readonly locale: CitationLocale
  readonly titleCase: TitleCase
}

/** What a citation thread does, one task at a time. */
export type CitationTask =
  | { readonly kind: 'warm-up' }
  | { readonly kind: 'practise'; readonly style: CitationStyleId }
  | { readonly kind: 'recognize'; readonly inputs: readonly unknown[] }
  | { readonly kind: 'normalize'; readonly raw: unknown }
  | (Rendering & { readonly kind: 'citation'; readonly source: FoundSource })
  | (Rendering & {
      readonly kind: 'bibliography'
      readonly sources: readonly FoundSource[]
      readonly sort: 'style' | 'input'
    })

let renderer: Renderer | undefined

function getRenderer(): Renderer {
  const { stylesDir } = (Array.isArray(workerData) ? workerData[1] : workerData) as { stylesDir?: string }
  renderer ??= createRenderer(stylesDir === undefined ? {} : { stylesDir })
  return renderer
}

function recognize(input: unknown): RecognizedSource {
  try {
    const found = recognizeOne(input)
    if (found.kind !== 'items') return { identifier: found }
    const [item] = found.items
    return item ? { item, warnings: found.warnings } : { fault: 'The source has no entry.' }
  } catch (error) {
    if (error instanceof CitationInputError) return { fault: error.message }
    throw error
  }
}

function renderCitation({ source, ...options }: Extract<CitationTask, { kind: 'citation' }>): object {
  const { html, text, in_text, warnings } = getRenderer().citation(source.item, options)
  return {
    ...{ html, text, bibtex: toBibtex([source.item]), ris: toRis([source.item]), in_text },
    csl: source.item,
    ...renderWarnings([...source.warnings, ...warnings]),
  }
}

function renderBibliography({
  sources,
  ...options
}: Extract<CitationTask, { kind: 'bibliography' }>): object {
  const items = uniqueIds(sources.map(({ item }) => item))
  const { html, text, entries, warnings } = getRenderer().bibliography(items, options)
  const byId = new Map(items.map((item) => [item.id, item]))
  // Duplicates were merged: the exports hold what the list shows, in its order.
  const listed = entries.flatMap(({ id }) => byId.get(id) ?? [])
  return {
    ...{ html, text, bibtex: toBibtex(listed), ris: toRis(listed), entries },
    ...renderWarnings([...sources.flatMap((source) => source.warnings), ...warnings]),
  }
}

/** Runs one task. A style that `warm-up` did not compile is compiled by the first request for it. */
export function runCitationTask(task: CitationTask): object {
  switch (task.kind) {
    case 'warm-up':
      getRenderer().compile()
      return {}
    case 'practise':
      getRenderer().practise(task.style)
      return {}
    case 'recognize':
      return task.inputs.map(recognize)
    case 'normalize':
      return normalizeItem(task.raw)
    case 'citation':
      return renderCitation(task)
    case 'bibliography':
      return renderBibliography(task)
  }
}
