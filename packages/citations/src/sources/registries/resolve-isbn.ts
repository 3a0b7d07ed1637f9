import type { Lookup, RawItem } from '../source-context.ts'
import { SourceError } from '../source-error.ts'
import { isRecord, JSON_TYPES, readJson } from './read-json.ts'

/** The `name` of each entry of a list. */
function namesOf(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.name === 'string' && entry.name.trim() !== '' ? [entry.name] : [],
  )
}

function toItem(book: RawItem, isbn: string): RawItem {
  const [publisher, place] = [namesOf(book.publishers)[0], namesOf(book.publish_places)[0]]
  const subtitle = typeof book.subtitle === 'string' ? `: ${book.subtitle}` : ''
  return {
    type: 'book',
    title: `${String(book.title)}${subtitle}`,
    author: namesOf(book.authors),
    ISBN: isbn,
    ...(typeof book.publish_date === 'string' && { issued: book.publish_date }),
    ...(publisher !== undefined && { publisher }),
    ...(place !== undefined && { 'publisher-place': place }),
    ...(typeof book.edition_name === 'string' && { edition: book.edition_name }),
    ...(typeof book.number_of_pages === 'number' && { 'number-of-pages': String(book.number_of_pages) }),
  }
}

/** Metadata of an ISBN from Open Library (openlibrary.org/dev/docs/api/books). */
export async function resolveIsbn({ ctx, signal }: Lookup, isbn: string): Promise<RawItem> {
  const key = `ISBN:${isbn.replaceAll('-', '')}`
  const query = new URLSearchParams({ bibkeys: key, format: 'json', jscmd: 'data' })
  const url = `${ctx.bases.openLibrary}/api/books?${query}`
  const reply = await ctx.ask(url, {
    accept: 'application/json',
    types: JSON_TYPES,
    signal,
    chosenBy: 'operator' as const,
  })
  const answer = reply.status === 200 && reply.body !== '' ? readJson(reply) : undefined
  const book = isRecord(answer) ? answer[key] : undefined
  if (isRecord(book) && typeof book.title === 'string') return toItem(book, isbn)
  throw new SourceError('not_found', `Open Library has no book with the ISBN ${isbn}.`)
}
