/** What an input was taken for when it turned out to be wrong. */
export type RecognizedAs =
  | 'doi'
  | 'isbn'
  | 'issn'
  | 'pmid'
  | 'pmcid'
  | 'arxiv'
  | 'url'
  | 'bibtex'
  | 'ris'
  | 'json'
  | 'structured'
  | 'reference'
  | 'nothing'

/** An input that cannot be cited as it stands. The message is for the caller: what was seen and what is wrong. */
export class CitationInputError extends Error {
  readonly recognizedAs: RecognizedAs

  constructor(recognizedAs: RecognizedAs, message: string) {
    super(message)
    this.name = 'CitationInputError'
    this.recognizedAs = recognizedAs
  }
}

/** A piece of the caller's input for an error message: one line, at most 60 characters. */
export function quoteInput(text: string): string {
  const line = Array.from(text.slice(0, 200).replace(/\s+/g, ' ').trim())
  return `"${line.length > 60 ? `${line.slice(0, 59).join('')}…` : line.join('')}"`
}
