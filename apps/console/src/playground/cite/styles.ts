import type { CitationLocale, CitationStyleId } from '@redraft/contracts'

/** The styles of the contract, repeated so that the page need not load their spellings; a test compares them. */
export const STYLES = [
  'apa',
  'mla',
  'chicago',
  'chicago-notes',
  'ieee',
  'harvard',
  'nature',
  'vancouver',
  'acs',
  'ama',
  'gb-t',
  'gb-t-author-date',
  'oscola',
  'bluebook',
] as const satisfies readonly CitationStyleId[]

export const LOCALES = ['en-US', 'en-GB', 'zh-CN', 'zh-TW'] as const satisfies readonly CitationLocale[]

/** How references are to look; kept from one citation tool to the other. */
export interface Look {
  readonly style: CitationStyleId
  readonly locale: CitationLocale
}

/** What readers of a language expect first. */
export function defaultLook(language: string): Look {
  if (language === 'zh-CN') return { style: 'gb-t', locale: 'zh-CN' }
  return { style: 'apa', locale: language === 'zh-TW' ? 'zh-TW' : 'en-US' }
}
