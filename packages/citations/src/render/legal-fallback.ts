import type { Warning } from '@redraft/contracts'
import type { CslItem } from '../item.ts'
import { type StyleId, styleOf } from '../styles/style-table.ts'
import { isCaseByYear, isUsCase } from './prepare/legal.ts'

/** Styles without a form for cases: their CSL files lose the reporter, the volume or the court. */
const WITHOUT_CASES: ReadonlySet<StyleId> = new Set([
  'mla',
  'ieee',
  'nature',
  'vancouver',
  'acs',
  'ama',
  'harvard',
  'gb-t',
  'gb-t-author-date',
])

/** Those whose guides send cases to a law guide (AMA 11 3.16, Citing Medicine app. A) or have no rule of their own. */
const BORROWING: ReadonlySet<StyleId> = new Set(['ieee', 'nature', 'vancouver', 'acs', 'ama', 'harvard'])

/** Styles that follow the Bluebook, which keeps English cases in the English form (table T2). */
const AMERICAN: ReadonlySet<StyleId> = new Set(['apa', 'chicago', 'chicago-notes', 'bluebook'])

export interface LegalFallback {
  readonly warning: Warning
  /** The law guide whose footnote stands for the entry; absent where the entry stays as the style prints it. */
  readonly style?: 'bluebook' | 'oscola'
}

/** What to do with a case in a style that has no form for it; undefined where the style is fine. */
export function legalFallback(item: CslItem, style: StyleId): LegalFallback | undefined {
  if (item.type !== 'legal_case') return undefined
  if (AMERICAN.has(style) && isCaseByYear(item)) {
    return {
      style: 'oscola',
      warning: { code: 'foreign_case' },
    }
  }
  if (!WITHOUT_CASES.has(style)) return undefined
  const values = { style: styleOf(style).name }
  if (!BORROWING.has(style)) return { warning: { code: 'no_legal_form', values } }
  return isUsCase(item)
    ? { style: 'bluebook', warning: { code: 'no_legal_form_bluebook', values } }
    : { style: 'oscola', warning: { code: 'no_legal_form_oscola', values } }
}
