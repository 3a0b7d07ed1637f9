/** How two sort keys compare. */
export type Collate = (a: string, b: string) => number

/** As citeproc compares by default: letters only, case and accents last. */
const OPTIONS = { sensitivity: 'base', ignorePunctuation: true, numeric: true } as const

const latin = new Intl.Collator('en-US', OPTIONS)
const pinyin = new Intl.Collator('zh-Hans-u-co-pinyin', OPTIONS)
const stroke = new Intl.Collator('zh-Hant-u-co-stroke', OPTIONS)

const HAN_FIRST = /^[^\p{L}\p{N}]*\p{Script=Han}/u

export interface CollationChoice {
  /** Stroke count (zh-TW) instead of pinyin for Chinese keys. */
  readonly byStroke: boolean
  /** GB/T 7714-2015, 9.3.2 groups by script with Chinese first; Western lists put Chinese after Latin. */
  readonly hanFirst: boolean
}

/**
 * Order of a reference list: Chinese keys by pinyin or stroke count, the others as English does, and the two apart.
 */
export function createCollation({ byStroke, hanFirst }: CollationChoice): Collate {
  const chinese = byStroke ? stroke : pinyin
  return (a, b) => {
    const [hanA, hanB] = [HAN_FIRST.test(a), HAN_FIRST.test(b)]
    if (hanA && hanB) return chinese.compare(a, b)
    if (hanA !== hanB) return hanA === hanFirst ? -1 : 1
    return latin.compare(a, b)
  }
}
