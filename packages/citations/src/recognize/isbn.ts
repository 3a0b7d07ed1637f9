import { CitationInputError, quoteInput } from './citation-input-error.ts'

const LABEL = /^(?:urn:\s*)?e?-?isbn/i
/** `-10:` or `13 ` after the label, which may also be the number's own first digits. */
const LENGTH_LABEL = /^\s*-?\s*1[03](?=\s*[:\s])/
const SHAPE = /^[\d\s\-‐-―−－.]{8,40}[\dxX]$/

/** Sum over ISBN-10 digits, weights 10…1, X = 10 (ISO 2108:1992). */
function isbn10Remainder(digits: string): number {
  return (
    [...digits].reduce((sum, digit, at) => sum + (10 - at) * (digit === 'X' ? 10 : Number(digit)), 0) % 11
  )
}

/** Check digit of EAN-13 over the first twelve digits, weights 1 and 3 (ISO 2108:2017, annex A). */
function isbn13CheckDigit(digits: string): string {
  const sum = [...digits.slice(0, 12)].reduce(
    (total, digit, at) => total + (at % 2 === 0 ? 1 : 3) * Number(digit),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

function isbn10CheckDigit(digits: string): string {
  const sum = [...digits.slice(0, 9)].reduce((total, digit, at) => total + (10 - at) * Number(digit), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

function wrong(text: string, fault: string): CitationInputError {
  return new CitationInputError('isbn', `${quoteInput(text)} was taken for an ISBN, but ${fault}.`)
}

function checkIsbn(digits: string, text: string): string {
  if (/^\d{9}[\dX]$/.test(digits)) {
    if (isbn10Remainder(digits) === 0) {
      const body = `978${digits.slice(0, 9)}`
      return body + isbn13CheckDigit(body)
    }
    throw wrong(text, `its check digit is ${digits[9]}, where ${isbn10CheckDigit(digits)} would be right`)
  }
  if (!/^\d{13}$/.test(digits)) {
    const length = digits.length
    throw wrong(
      text,
      /^[\dX]*$/.test(digits)
        ? `it has ${length} digits instead of 10 or 13`
        : 'it has other characters than digits',
    )
  }
  if (!/^97[89]/.test(digits)) throw wrong(text, 'an ISBN of 13 digits starts with 978 or 979')
  if (digits.startsWith('9790')) throw wrong(text, '979-0 marks printed music (ISMN), not a book')
  const check = isbn13CheckDigit(digits)
  if (digits[12] !== check)
    throw wrong(text, `its check digit is ${digits[12]}, where ${check} would be right`)
  return digits
}

const digitsIn = (text: string): string =>
  text
    .replace(/^[\s:#]+|[.,;]+$/g, '')
    .replace(/[\s\-‐-―−－.]+/g, '')
    .toUpperCase()

function labelledDigits(rest: string): string {
  const whole = digitsIn(rest)
  return /^(?:\d{9}[\dX]|\d{13})$/.test(whole) ? whole : digitsIn(rest.replace(LENGTH_LABEL, ''))
}

/**
 * The ISBN that `text` is, as 13 digits without hyphens (ISBN-10 is converted); `undefined` when it is not meant as one.
 * @throws CitationInputError when it has a wrong length or check digit
 */
export function recognizeIsbn(text: string): string | undefined {
  const label = LABEL.exec(text)?.[0]
  if (label !== undefined) {
    const digits = labelledDigits(text.slice(label.length))
    if (digits === '' || digits.length > 40) throw wrong(text, 'no number of 10 or 13 digits follows')
    return checkIsbn(digits, text)
  }
  const digits = digitsIn(text)
  if (!SHAPE.test(text.replace(/[.,;]+$/, ''))) return undefined
  const looksMeant = /^(?:\d{9}[\dX]|97[89]\d{8,11})$/.test(digits) || /^\d{13}$/.test(digits)
  return looksMeant ? checkIsbn(digits, text) : undefined
}

/** Whether a metadata value is a valid ISBN-10 or ISBN-13, whatever its hyphens. */
export function isValidIsbn(text: string): boolean {
  try {
    return recognizeIsbn(`ISBN ${text.slice(0, 100)}`) !== undefined
  } catch {
    return false
  }
}
