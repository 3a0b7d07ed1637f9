import type { CslItem } from '../../item.ts'

const isChinese = (item: CslItem): boolean => /^(?:zh|ja)/iu.test(item.language)

/** A title's own quotation marks, kept from citeproc, which would print the locale's in their place. */
const OWN = { '“': '\ue000', '”': '\ue001', '‘': '\ue002', '’': '\ue003' } as const
const KEPT = new Map(Object.entries(OWN).map(([mark, stand]) => [stand as string, mark]))

/** The marks of the Chinese locales and what stands for them around a title in another script. */
const WESTERN: Readonly<Record<string, string>> = {
  '《': '“',
  '》': '”',
  '〈': '‘',
  '〉': '’',
  '「': '“',
  '」': '”',
  '『': '‘',
  '』': '’',
  '～': '–',
}

const MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']
const monthNumber = (month: string): string => {
  const at = MONTHS.indexOf(month)
  return at < 0 ? month : String(at + 1)
}
const MONTH = '(\\d{1,2}|十[一二]?|[一二三四五六七八九])月'

/** Dates in the Chinese order, where a style has the English one built in. */
const chineseDates = (html: string): string =>
  html
    .replace(
      new RegExp(`(\\d{4}), ${MONTH} (\\d{1,2})(?!\\d)`, 'gu'),
      (_, year, month, day) => `${year}年${monthNumber(month)}月${day}日`,
    )
    .replace(
      new RegExp(`${MONTH} (\\d{1,2}), (\\d{4})(?!\\d)`, 'gu'),
      (_, month, day, year) => `${year}年${monthNumber(month)}月${day}日`,
    )
    .replace(
      new RegExp(`${MONTH} (\\d{4})(?!\\d)`, 'gu'),
      (_, month, year) => `${year}年${monthNumber(month)}月`,
    )
    .replace(
      new RegExp(`${MONTH} (\\d{1,2})(?!\\d)`, 'gu'),
      (_, month, day) => `${monthNumber(month)}月${day}日`,
    )

/** A Chinese item for a Chinese locale: `“前五后”` in a title stays as it is. */
export function keepOwnMarks(item: CslItem): CslItem {
  if (!isChinese(item)) return item
  const kept = Object.entries(item).map(([variable, value]) => [
    variable,
    typeof value === 'string' ? value.replace(/[“”‘’]/gu, (mark) => OWN[mark as keyof typeof OWN]) : value,
  ])
  return Object.fromEntries(kept)
}

/**
 * What citeproc printed in a Chinese locale: titles in other scripts keep Western quotation marks and ranges
 * (GB/T 15834-2011 has 《》 for Chinese titles), and dates stand in the Chinese order.
 */
export function settleChinese(html: string, item: CslItem): string {
  if (isChinese(item))
    return chineseDates(html).replace(/[\ue000-\ue003]/gu, (stand) => KEPT.get(stand) ?? '')
  const own = Object.values(item)
    .filter((value) => typeof value === 'string')
    .join('')
  return chineseDates(html).replace(/[《》〈〉「」『』～]/gu, (mark) =>
    own.includes(mark) ? mark : (WESTERN[mark] ?? mark),
  )
}
