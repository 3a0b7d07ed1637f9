import type { CslItem, CslName } from '../../item.ts'
import type { PrepareStep } from './prepare-step.ts'

const HAN = /\p{Script=Han}/u

type NameList = readonly CslName[]

/** The item with every list of names changed by `change`. */
function mapNames(item: CslItem, change: (name: CslName) => CslName): CslItem {
  const lists = Object.entries(item).flatMap(([variable, value]) =>
    Array.isArray(value) ? [[variable, (value as NameList).map(change)] as const] : [],
  )
  return { ...item, ...Object.fromEntries(lists) }
}

/** Chinese authors with their full name in the text. */
export const chineseFullNames: PrepareStep = {
  name: 'chinese-full-names',
  styles: ['gb-t-author-date'],
  why: 'GB/T 7714-2015, 10.2.1: a Chinese author is cited by the full name; printed as the family name',
  apply: (item) =>
    mapNames(item, (name) =>
      name.family && name.given && HAN.test(name.family + name.given)
        ? { literal: name.family + name.given }
        : name,
    ),
}

/** A comma before Jr. where the guide has one. */
export const suffixComma: PrepareStep = {
  name: 'suffix-comma',
  styles: ['bluebook'],
  why: 'The Bluebook, rule 15.1: Richard H. Fallon, Jr.; printed without the comma',
  apply: (item) => mapNames(item, (name) => (name.suffix ? { ...name, 'comma-suffix': true } : name)),
}

/** The language that GB/T layouts are chosen by. */
export const gbtLanguage: PrepareStep = {
  name: 'gb-t-language',
  styles: ['gb-t', 'gb-t-author-date'],
  why: 'GB/T 7714-2015, 8.1.2: sources in Western languages take et al.; the style has layouts for zh and en only',
  apply: (item) => (/^(?:zh|ja|ko)/iu.test(item.language) ? item : { ...item, language: 'en' }),
}
