import { CitationInputError, quoteInput } from './citation-input-error.ts'

/** Browsers and servers agree on addresses up to here (RFC 9110, 4.1, asks for at least 8000). */
const URL_LENGTH_MAX = 8_000
const SCHEME = /^([a-z][a-z0-9+.-]{1,30}):/i
const WITHOUT_SCHEME = /^(?:www\.[^\s/]+\.[^\s/]+(?:[/?#]\S*)?|(?:[a-z0-9-]+\.)+[a-z]{2,24}\/\S*)$/i

const wrong = (text: string, fault: string): CitationInputError =>
  new CitationInputError('url', `${quoteInput(text)} was taken for a web address, but ${fault}.`)

/**
 * The http or https address in `text`, as the WHATWG parser writes it; `www.…` and `host.tld/path` get https.
 * `undefined` when the text is not meant as an address.
 * @throws CitationInputError for another scheme, credentials, spaces inside, no host, or excessive length
 */
export function recognizeUrl(text: string): string | undefined {
  const inner = /^<(.*)>$/s.exec(text)?.[1] ?? text
  const scheme = SCHEME.exec(inner)?.[1]?.toLowerCase()
  const schemeless = scheme === undefined || !/^[a-z]+$/.test(scheme)
  if (schemeless && !WITHOUT_SCHEME.test(inner.slice(0, URL_LENGTH_MAX + 1))) return undefined
  const web = schemeless || scheme === 'http' || scheme === 'https'
  if (!web) {
    const address =
      /^[a-z]+:\/\//i.test(inner) || /^(?:javascript|data|vbscript|file|mailto|blob|about):/i.test(inner)
    if (address) throw wrong(text, 'only http and https addresses can be cited')
    return undefined
  }
  if (inner.length > URL_LENGTH_MAX) throw wrong(text, `it is longer than ${URL_LENGTH_MAX} characters`)
  if (/\s/.test(inner)) throw wrong(text, 'it has a space inside; send one address alone')
  const url = schemeless ? cleanUrl(`https://${inner}`) : cleanUrl(inner)
  if (url !== undefined) return url
  throw wrong(
    text,
    /^https?:\/\/[^/?#]*@/i.test(inner) ? 'it carries a user name or password' : 'it is malformed',
  )
}

/** Characters that stand for themselves in an address (RFC 3986). */
const PLAIN_ADDRESS = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/

/** `host.tld` and `host.tld/path`, as addresses stand in print without their scheme. */
const BARE_ADDRESS = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}(?::\d{2,5})?(?:[/?#]\S*)?$/u

/**
 * An http(s) address as it is to be printed: as typed where its characters allow it, with or without the scheme, since
 * the parser would also put a slash after a bare host; escaped otherwise. `undefined` for anything else. Never throws.
 */
export function printedUrl(value: string): string | undefined {
  const typed = value.trim()
  const bare = typed.length <= URL_LENGTH_MAX && BARE_ADDRESS.test(typed)
  const url = cleanUrl(bare ? `https://${typed}` : typed)
  if (url === undefined) return undefined
  if (PLAIN_ADDRESS.test(typed) && (bare || /^https?:/.test(typed))) return typed
  return bare ? url.replace('https://', '') : url
}

/** A metadata value as an http(s) address without credentials, or `undefined`. Never throws. */
export function cleanUrl(value: string): string | undefined {
  const trimmed = value.trim()
  if (trimmed === '' || trimmed.length > URL_LENGTH_MAX) return undefined
  const full = trimmed.startsWith('//')
    ? `https:${trimmed}`
    : trimmed.startsWith('www.')
      ? `https://${trimmed}`
      : trimmed
  if (!/^https?:\/\/[^\s/?#]/i.test(full) || /\s/.test(full) || !URL.canParse(full)) return undefined
  const url = new URL(full)
  if (url.username !== '' || url.password !== '' || url.hostname === '') return undefined
  return url.href
}
