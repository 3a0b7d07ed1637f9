import { type Finder, matchSpans, type ProtectedSpan } from './protected-span.ts'

const URL = /(?<![A-Za-z0-9])(?:(?:https?|ftp):\/\/|www\.)[^\s<>"`{}|\\^\u0080-\uffff]+/gi
const DOMAIN =
  /(?<![\w@.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|edu|gov|io|info|ai|dev|app|cn|tw|hk|uk|de|fr|jp|eu|us|ca|au)(?![\w-])(?:\/[^\s<>"`{}|\\^\u0080-\uffff]*)?/gi
const EMAIL = /(?<![\w.+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}/g
const DOI = /(?<![A-Za-z0-9])(?:doi:\s?)?10\.\d{4,9}\/[^\s"<>\u0080-\uffff]{1,200}/gi
const RECORD_ID =
  /(?<![A-Za-z])(?:arXiv:\s?\d{4}\.\d{4,5}(?:v\d{1,2})?|PMC?ID:?\s?\d{4,9}|PMC\d{4,9}|ISBN(?:-1[03])?:?\s?[\dX][\dX -]{8,16}[\dX]|ISSN:?\s?\d{4}-\d{3}[\dX])/gi
const TRAILING = new Set([...`.,;:!?'*_~`])

/** Leaves the punctuation of the sentence, and a bracket the address did not open, outside. */
function trimAddress(text: string, span: ProtectedSpan): ProtectedSpan {
  const address = text.slice(span.start, span.end)
  let unopened = (address.match(/[)\]]/g)?.length ?? 0) - (address.match(/[([]/g)?.length ?? 0)
  let length = address.length
  for (; length > 0; length--) {
    const last = address.charAt(length - 1)
    const strayBracket = (last === ')' || last === ']') && unopened > 0
    if (!TRAILING.has(last) && !strayBracket) break
    if (strayBracket) unopened--
  }
  return { ...span, end: span.start + length }
}

/** URLs, bare domains, e-mail addresses, DOIs and the identifiers of records (arXiv, PMID, ISBN, ISSN). */
export const findWebAddresses: Finder = ({ text }) =>
  [
    ...matchSpans(text, URL, 'url'),
    ...matchSpans(text, DOMAIN, 'url'),
    ...matchSpans(text, EMAIL, 'email'),
    ...matchSpans(text, DOI, 'doi'),
    ...matchSpans(text, RECORD_ID, 'doi'),
  ].map((span) => trimAddress(text, span))
