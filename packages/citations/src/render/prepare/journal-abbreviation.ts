import type { StyleId } from '../../styles/style-table.ts'
import { JOURNAL_TITLES, JOURNAL_WORDS } from '../load-journal-rules.ts'
import { withoutTags } from '../without-tags.ts'
import type { PrepareStep } from './prepare-step.ts'
import { textOf } from './prepare-step.ts'

type Lookup = Readonly<Record<string, string | null>>

/** ISO 4:1997, 4.4: articles, conjunctions and prepositions go. */
const SMALL = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'the',
  'to',
  'with',
  '&',
])

const own = (table: Lookup, key: string): string | null | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

const keyOf = (title: string): string => withoutTags(title).trim().toLowerCase().replace(/\s+/gu, ' ')

/** The title after ISO 4, or undefined where no word of it is known: one word stays, small words go. */
export function abbreviateIso4(title: string): string | undefined {
  const all = title.trim().split(/\s+/u)
  const words = all.filter((word) => !SMALL.has(word.toLowerCase()))
  if (words.length < 2) return undefined
  const known = words.map((word) => own(JOURNAL_WORDS, word.toLowerCase().replace(/[:,.]$/u, '')))
  if (known.every((abbreviation) => abbreviation === undefined)) return undefined
  return words.map((word, at) => known[at] ?? word.replace(/[:,]$/u, '')).join(' ')
}

/** The title after table T13 of the Bluebook: single letters close up (rule 6.1(a)). */
export function abbreviateBluebook(title: string): string | undefined {
  const words = title
    .split(/\s+/u)
    .filter((word) => !/^(?:the|of|in|on|for|a|an)$/iu.test(word))
    .map((word) => (/^and$/iu.test(word) ? '&' : word))
  if (words.length < 2) return undefined
  const table = JOURNAL_TITLES.bluebook_words
  return words
    .map((word) => own(table, word.toLowerCase()) ?? word)
    .join(' ')
    .replace(/(?<=\b[A-Z]\.) (?=[A-Z]\.(?: |$))/gu, '')
}

const NLM = new Set<StyleId>(['vancouver', 'ama'])

function iso4Title(title: string, style: StyleId): string | undefined {
  const key = keyOf(title)
  const special =
    style === 'nature'
      ? JOURNAL_TITLES.nature
      : style === 'ieee'
        ? JOURNAL_TITLES.ieee
        : NLM.has(style)
          ? JOURNAL_TITLES.nlm
          : {}
  return own(special, key) ?? own(JOURNAL_TITLES.iso4, key) ?? abbreviateIso4(title)
}

/** Abbreviated journal titles for the styles that print them, where the source gave none. */
export const journalAbbreviation: PrepareStep = {
  name: 'journal-abbreviation',
  styles: ['ieee', 'nature', 'vancouver', 'acs', 'ama'],
  why: 'Citing Medicine 2nd ed., ch. 1 and the others ask for titles after ISO 4; without container-title-short they were printed in full',
  apply(item, { style, warn }) {
    const title = textOf(item, 'container-title')
    if (item.type !== 'article-journal' || !title || textOf(item, 'container-title-short')) return item
    if (/[^\p{Script=Latin}\p{Script=Common}]/u.test(title) || title.includes('.')) return item
    const short = iso4Title(title, style)
    const whole = /^\S+$/u.test(title)
    if (short === undefined) {
      if (!whole) warn({ code: 'journal_not_abbreviated', values: { journal: title } })
      return item
    }
    if (short !== title) warn({ code: 'journal_abbreviated', values: { journal: title, short } })
    return { ...item, 'container-title-short': short }
  },
}

/** Law journals in the short form of the guide; both guides cite them so and nothing else. */
export const lawJournal: PrepareStep = {
  name: 'law-journal',
  styles: ['oscola', 'bluebook'],
  why: 'OSCOLA, 4th ed., 3.3.1 and The Bluebook, rule 16.3 with table T13: journals are abbreviated; printed in full',
  apply(item, { style }) {
    const title = textOf(item, 'container-title')
    if (!title || !item.type.startsWith('article-')) return item
    const table = style === 'oscola' ? JOURNAL_TITLES.oscola : JOURNAL_TITLES.bluebook
    const rule = (): string | undefined =>
      style === 'bluebook' &&
      item.type !== 'article-newspaper' &&
      /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(title)
        ? abbreviateBluebook(title)
        : undefined
    const given = textOf(item, 'container-title-short')
    // OSCOLA, 4th ed., 1.3.1: no full stops in abbreviations.
    const plain = style === 'oscola' ? given?.replaceAll('.', '') : given
    const short = plain ?? own(table, keyOf(title)) ?? rule()
    if (!short) return item
    return { ...item, 'container-title': short, 'container-title-short': short }
  },
}
