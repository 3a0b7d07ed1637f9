import { decodeHTMLStrict } from 'entities'
import { readMarkup, stripMarkup } from './markup.ts'

/** Services send `&amp;lt;i&amp;gt;` too: decode until nothing changes, three times at most. */
function decodeEntities(text: string): string {
  let decoded = text
  for (let pass = 0; pass < 3 && decoded.includes('&'); pass += 1) {
    const next = decodeHTMLStrict(decoded)
    if (next === decoded) break
    decoded = next
  }
  return decoded
}

// Control characters, object replacement, byte order marks and soft hyphens never belong to a title.
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\ufffc]/g
/** Embeddings, overrides and isolates of text direction: they would turn round what stands after the title. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g
const CONTROL = /\p{Cc}/gu

function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(DIRECTION, '')
    .replace(/[\s\u0085\u2028\u2029]+/g, (run) =>
      run.length === 1 && /[\u00a0\u3000\u2009\u202f]/.test(run) ? run : ' ',
    )
    .replace(CONTROL, '')
    .normalize('NFC')
    .trim()
}

/**
 * A value as CSL rich text: entities decoded, JATS, HTML and MathML turned into the markup of CSL (`<i>`, `<b>`,
 * `<sup>`, `<sub>`, `<span …>`) or dropped, white space joined, NFC. Unknown tags stay as text.
 */
export const cleanRichText = (text: string): string => tidy(readMarkup(tidy(decodeEntities(text))))

/** A value as plain text: like `cleanRichText` without any markup. */
export const cleanPlainText = (text: string): string => tidy(stripMarkup(tidy(decodeEntities(text))))

/** A code or identifier: only white space and control characters are touched. */
export const cleanCode = (text: string): string => tidy(text)

/** A note: line breaks are kept, since they part `name: value` lines. */
export const cleanNote = (text: string): string =>
  text
    .split(/\r\n?|\n|\u2028/)
    .map(cleanRichText)
    .filter((line) => line !== '')
    .join('\n')
