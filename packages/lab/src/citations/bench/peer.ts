import { createRequire } from 'node:module'
import type { CslItem } from '@redraft/citations'

interface Cite {
  format(format: 'bibliography', options: { format: 'html'; template: string; lang: string }): string
}

interface CitationJs {
  readonly Cite: new (data: readonly CslItem[]) => Cite
  readonly version: string
}

/** @citation-js with its CSL plugin, which ships no types. */
export interface Peer {
  readonly version: string
  /** The bibliography entries of the items as HTML, in one of the plugin's templates. */
  format(template: string, items: readonly CslItem[]): string
}

export function createPeer(): Peer {
  const require = createRequire(import.meta.url)
  require('@citation-js/plugin-csl')
  const { Cite, version } = require('@citation-js/core') as CitationJs
  return {
    version,
    format: (template, items) =>
      new Cite(items).format('bibliography', { format: 'html', template, lang: 'en-US' }),
  }
}
