const PEOPLE =
  '(?:我们?|你们?|他们?|她们?|您|咱们|大家|老师|朋友们?|同学们?|爸爸|妈妈|父母|家人|孩子们?|男朋友|女朋友|奶奶|爷爷)'
/** What may follow a noun that nothing else is made of: 影响 in 影响了, not in 影响力. */
const AFTER_NOUN = '(?=[，。！？；、的和与了吗呢吧时后]|以后|之后|是|很|$)'

/** Shorthands of patterns. */
const SHORTHANDS: Readonly<Record<string, string>> = {
  who: PEOPLE,
  end: '(?=[，。！？；、]|了[，。！？；]|$)',
  very: '(?:很|非常|十分|特别|比较|挺|真|太)',
}

/** A pattern with its shorthands written out: `{who}`, `{end}`, `{very}`. @throws RangeError on an unknown one. */
export function writeOut(pattern: string): string {
  return pattern.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => {
    const found = SHORTHANDS[name]
    if (found === undefined) throw new RangeError(`no shorthand {${name}}`)
    return found
  })
}

/** What a row of a table says: with these nouns, the right word stands for the wrong ones. */
export interface Row {
  readonly right: string
  readonly wrong: readonly string[]
  readonly nouns: readonly string[]
}

export const TABLES = ['object', 'attribute'] as const
export type Table = (typeof TABLES)[number]

const any = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length).join('|')

interface Expanded {
  readonly pattern: string
  readonly replacement: string
  /** Absent: only where words begin and end. */
  readonly loose?: true
}

/** The pattern and replacement of a row. */
export const EXPAND: Readonly<Record<Table, (row: Row) => Expanded>> = {
  object: ({ right, wrong, nouns }) => ({
    pattern: `${beforeVerb(wrong)}(?:${any(wrong)})((?:了|过)?${betweenOf(wrong)})(?=(?:${any(nouns)})${AFTER_NOUN})`,
    replacement: `${right}$1`,
    ...(isShort(wrong) ? {} : { loose: true }),
  }),
  attribute: ({ right, wrong, nouns }) => ({
    pattern: `(${any(nouns)})((?:还|也|都|并)?(?:很|非常|十分|特别|比较|太|越来越|更|不|不太|真|最|这么|那么|不够))(?:${any(wrong)})(?=[，。！？；了]|$)`,
    replacement: `$1$2${right}`,
    loose: true,
  }),
}

/** Verbs of one character are looked for as words, others wherever they stand but after what makes them a noun. */
function beforeVerb(wrong: readonly string[]): string {
  return isShort(wrong) ? '' : '(?<![的得不自所])'
}

const isShort = (verbs: readonly string[]): boolean => verbs.some(({ length }) => length === 1)

/** What stands between a verb and its noun: 了一个, 他们的, 很大的; nothing but a number beside a short verb. */
function betweenOf(wrong: readonly string[]): string {
  const counted = '(?:[一两几][个次件封种些只条]|很多|许多|不少|很大的?|更多的?)?'
  return isShort(wrong) ? counted : `${counted}(?:[^，。；！？的了过]{1,5}的)?`
}
