import type { Warning } from '@redraft/contracts'
import type { CslItem } from '../item.ts'
import { textOf, yearOf } from './prepare/prepare-step.ts'
import { withoutTags } from './without-tags.ts'

export interface MergedItems {
  readonly items: readonly CslItem[]
  readonly warnings: readonly Warning[]
}

const letters = (value: string): string =>
  withoutTags(value)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const firstName = (item: CslItem): string => {
  const names = item.author ?? item.editor
  const name = Array.isArray(names) ? names[0] : undefined
  return letters(name?.family ?? name?.literal ?? '')
}

/** What tells a source: its DOI, else everything that makes its entry what it is. */
function identity(item: CslItem): string {
  const doi = textOf(item, 'DOI')
  if (doi) return `doi ${doi.toLowerCase()} ${textOf(item, 'page') ?? ''}`
  const parts = [
    'title',
    'container-title',
    'volume',
    'issue',
    'page',
    'edition',
    'number',
    'publisher',
    'genre',
  ]
  const told = parts.map((variable) => letters(textOf(item, variable) ?? ''))
  return [item.type, firstName(item), yearOf(item) ?? '', ...told, textOf(item, 'URL') ?? ''].join(' ')
}

/** Leaves each source once, the first of its kind, with a warning for every one dropped. */
export function mergeDuplicates(items: readonly CslItem[]): MergedItems {
  const seen = new Map<string, CslItem>()
  const warnings: Warning[] = []
  for (const item of items) {
    const key = identity(item)
    const first = seen.get(key)
    if (first) warnings.push({ code: 'duplicate_merged', values: { id: item.id, first: first.id } })
    else seen.set(key, item)
  }
  return { items: [...seen.values()], warnings }
}
