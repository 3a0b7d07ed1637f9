const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
)
const HAN_DIGITS = '〇一二三四五六七八九'

function hanNumber(text: string): string | undefined {
  const [, tens, units] = /^([一二三四五六七八九])?十([一二三四五六七八九])?$/.exec(text) ?? []
  if (text.includes('十') && (tens !== undefined || units !== undefined || text === '十')) {
    return String(
      (tens === undefined ? 1 : HAN_DIGITS.indexOf(tens)) * 10 +
        (units === undefined ? 0 : HAN_DIGITS.indexOf(units)),
    )
  }
  return text.length === 1 && HAN_DIGITS.includes(text) ? String(HAN_DIGITS.indexOf(text)) : undefined
}

/** What is longer is no number of an edition. */
const EDITION_MAX = 100

/** An edition as a number where it is one (`2nd ed.`, `Second`, `第2版`, `II`), else as given (`Rev. ed.`). */
export function normalizeEdition(text: string): string {
  if (text.length > EDITION_MAX) return text
  const bare = text
    .replace(/^第\s*|\s*版$/g, '')
    .replace(/[\s,]*\b(?:edition|edn|ed)\b\.?$/i, '')
    .trim()
  if (/^\d{1,3}$/.test(bare)) return String(Number(bare))
  const ordinal = /^(\d{1,3})(?:st|nd|rd|th|d|e|re|ème|[.ºª])$/i.exec(bare)?.[1]
  if (ordinal !== undefined) return String(Number(ordinal))
  const word = ORDINALS.indexOf(bare.toLowerCase())
  if (word !== -1) return String(word + 1)
  return hanNumber(bare) ?? text
}

/** Pages without `pp.`, with a single hyphen in each range, whatever dash came: `pp. 193–194` → `193-194`. */
export function normalizePages(text: string): string {
  return text
    .replace(/^(?:(?:pp?|pages?)[.:]?\s*|s(?:[.:]\s*|\s+))(?=\d|[ivxlc]+\b)/i, '')
    .replace(/^第?\s*([\d\s‐-―-]+?)\s*[页頁]$/, '$1')
    .replace(/\s*[-‐-―−]+\s*/g, '-')
    .replace(/(?<![\s,.;-])[\s,.;-]+$/, '')
}

/** A volume or issue without its label: `Vol. 5` → `5`, `第57卷` → `57`. */
export function normalizeVolume(text: string): string {
  return text
    .replace(/^(?:volume|vol|issue|iss|number|num|no|nr)\b[.:]?\s*(?=\S)/i, '')
    .replace(/^第\s*([\d〇一二三四五六七八九十]+)\s*[卷期辑輯册冊]$/, '$1')
    .replace(/^(\d+)\s*[卷期]$/, '$1')
}
