import type { CslItem } from '../../item.ts'
import type { PrepareStep } from './prepare-step.ts'
import { textOf, without, yearOf } from './prepare-step.ts'

/** Reports of the U.S. Supreme Court (The Bluebook, table T1.1). */
const SUPREME_COURT = /^(?:U\. ?S\.|US|S\. ?Ct\.|L\. ?Ed\.(?: ?2d)?|United States Reports)$/iu
const US_REPORTER =
  /^(?:U\. ?S\.|US|S\. ?Ct\.|L\. ?Ed\.|F\.|F\. ?[234]d|F\.? ?Supp\.|F\. ?App|[A-Z]\.? ?[A-Z]?\.?[234]d)/u
/** English reports cited by the year in square brackets, with or without a volume (OSCOLA, 4th ed., 2.1.2). */
const BY_YEAR =
  /^(?:AC|QB|KB|Ch|Fam|P|WLR|All ER(?: \(.+\))?|Lloyd['’]s Rep|ICR|IRLR|BCLC|CMLR|EHRR|ECR|SC|NI)$/u

const reporterOf = (item: CslItem): string =>
  textOf(item, 'container-title-short') ?? textOf(item, 'container-title') ?? ''

/** Whether a case is cited to a reporter of the United States. */
export const isUsCase = (item: CslItem): boolean =>
  US_REPORTER.test(reporterOf(item)) || /^us\b/iu.test(textOf(item, 'jurisdiction') ?? '')

/** Whether a case is cited to an English report that goes by the year, as in [1932] AC 562. */
export const isCaseByYear = (item: CslItem): boolean => BY_YEAR.test(reporterOf(item))

/** No court where the reporter has one court only. */
export const supremeCourt: PrepareStep = {
  name: 'supreme-court',
  styles: 'all',
  why: 'The Bluebook, rule 10.4(a); APA 7th ed., 11.4 example 1: 347 U.S. 483 (1954) names no court',
  apply(item) {
    if (item.type !== 'legal_case' || !SUPREME_COURT.test(reporterOf(item))) return item
    return without(item, 'authority')
  },
}

/** English reports by year, American cases in their own form. */
export const oscolaCases: PrepareStep = {
  name: 'oscola-cases',
  styles: ['oscola'],
  why: 'OSCOLA, 4th ed., 2.1.2 ([1991] 1 AC 398) and 2.8 (347 US 483 (1954)); printed with (1991) and (1954) in front',
  apply(item) {
    if (item.type !== 'legal_case') return item
    const [reporter, volume] = [reporterOf(item), textOf(item, 'volume')]
    if (!volume || !reporter) return item
    const container = `${volume} ${reporter}`
    if (BY_YEAR.test(reporter))
      return { ...without(item, 'volume', 'container-title-short'), 'container-title': container }
    const year = yearOf(item)
    if (!US_REPORTER.test(reporter) || year === undefined) return item
    const court = textOf(item, 'authority')
    return {
      ...without(item, 'volume', 'issued', 'container-title-short'),
      'container-title': container,
      authority: court ? `${court} ${year}` : String(year),
    }
  },
}

/** The year of an act once. */
export const actYear: PrepareStep = {
  name: 'act-year',
  styles: ['oscola', 'bluebook', 'ieee', 'nature', 'vancouver', 'acs', 'ama'],
  why: 'OSCOLA, 4th ed., 2.4.1: Human Rights Act 1998; printed with the year twice',
  apply(item) {
    if (item.type !== 'legislation' && item.type !== 'bill') return item
    const [title, year] = [textOf(item, 'title'), yearOf(item)]
    return year !== undefined && title?.endsWith(` ${year}`) ? without(item, 'issued') : item
  },
}
