import type { CslDate, CslItem, CslName } from '../item.ts'

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
}
const STOP_WORDS = new Set(
  'a an the on in of for to and from with by at is are der die das le la les el los un une ein eine'.split(
    ' ',
  ),
)

/** ASCII letters and digits of a text, accents taken off; other scripts vanish. */
export function asciiLetters(text: string): string {
  return text
    .replace(/[ßæÆœŒøØłŁđĐðÐþÞı]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, '')
}

/** The year of a date, also of one kept as text (`1887（光绪…）`); empty when there is none. */
export function yearOf(date: CslItem['issued']): string {
  if (date === undefined || typeof date === 'string' || Array.isArray(date)) return ''
  const { 'date-parts': parts, literal }: CslDate = date
  return parts?.[0]?.[0] === undefined
    ? (/\d{4}/.exec(literal ?? '')?.[0] ?? '')
    : String(Math.abs(parts[0][0]))
}

function nameKey(item: CslItem): string {
  for (const variable of ['author', 'editor', 'director', 'composer', 'translator']) {
    const [name] = Array.isArray(item[variable]) ? (item[variable] as CslName[]) : []
    if (name === undefined) continue
    const words = (name.family ?? name.literal ?? '').split(/\s+/)
    const key = asciiLetters(
      name.family ?? words.find((word) => asciiLetters(word).length > 2) ?? words[0] ?? '',
    )
    if (key !== '') return key.toLowerCase().slice(0, 24)
  }
  return ''
}

function titleKey(item: CslItem): string {
  const title = typeof item.title === 'string' ? item.title.slice(0, 500).replace(/<[^<>]*>/g, '') : ''
  const words = title.split(/[\s\-–—/:,.]+/).map((word) => asciiLetters(word).toLowerCase())
  return (words.find((word) => word.length > 2 && !STOP_WORDS.has(word)) ?? '').slice(0, 20)
}

/**
 * A short ASCII key: `watson1953molecular`. Without Latin letters it is the language and year (`zh2012`), never a
 * transliteration; without a year, the end of the DOI or `item`.
 */
export function makeKey(item: CslItem): string {
  const name = nameKey(item)
  const year = yearOf(item.issued)
  if (name !== '') return `${name}${year}${titleKey(item)}`
  if (year !== '' && !item.language.startsWith('en'))
    return `${asciiLetters(item.language.slice(0, 2))}${year}${titleKey(item)}`
  const title = titleKey(item)
  if (title !== '') return `${title}${year}`
  const doi = typeof item.DOI === 'string' ? asciiLetters(item.DOI.slice(item.DOI.indexOf('/') + 1)) : ''
  return doi === '' ? `item${year}` : `doi${doi.slice(-24)}`
}
