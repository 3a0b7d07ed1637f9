import type { Lookup, RawItem } from '../source-context.ts'
import { SourceError } from '../source-error.ts'
import { resolveDoi } from './resolve-doi.ts'

/**
 * Metadata of an arXiv identifier through the DOI that DataCite has for every paper (10.48550/arXiv.ID, without the
 * version); a version that was asked for stays in `number`.
 */
export async function resolveArxiv(look: Lookup, id: string): Promise<RawItem> {
  const bare = id.replace(/v\d+$/, '')
  try {
    const item = await resolveDoi(look, `10.48550/arXiv.${bare}`, 'DataCite')
    return { ...item, number: `arXiv:${id}`, publisher: item.publisher ?? 'arXiv' }
  } catch (error) {
    if (!(error instanceof SourceError) || error.kind === 'unavailable') throw error
    throw new SourceError('not_found', `arXiv has no paper with the identifier ${bare}.`)
  }
}
