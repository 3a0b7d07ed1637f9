import { ERROR_CODES } from '@redraft/contracts'
import type { OpenApiDocument } from '@redraft/contracts/openapi'
import { LABELS, type Locale } from '../reference/labels.ts'
import { operationsOf } from '../reference/operations.ts'
import { GUIDES } from './guides.ts'
import { pageAddress, sourceFile, titleOf } from './page-address.ts'

export interface NavigationItem {
  readonly text: string
  readonly link: string
}

export interface NavigationGroup {
  readonly text: string
  readonly items: readonly NavigationItem[]
}

const GROUPS: Readonly<
  Record<Locale, readonly [guides: string, reference: string, endpoints: string, overview: string]>
> = {
  en: ['Guides', 'Reference', 'Endpoints', 'Overview and rules'],
  'zh-CN': ['指南', '参考', '端点', '概览与规则'],
  'zh-TW': ['指南', '參考', '端點', '總覽與規則'],
}

/** The contents of a language: guides, endpoints, and the other pages; each page once. */
export function navigationOf(
  pages: ReadonlyMap<string, string>,
  document: OpenApiDocument,
  locale: Locale,
): NavigationGroup[] {
  const item = (page: string): NavigationItem => ({
    text: titleOf(pages.get(sourceFile(locale, page)) ?? ''),
    link: pageAddress(locale, page),
  })
  const [guides, reference, endpoints, overview] = GROUPS[locale]
  return [
    { text: guides, items: GUIDES.map((slug) => item(`guides/${slug}`)) },
    {
      text: reference,
      items: [
        { ...item('index'), text: overview },
        item('errors'),
        item('citation-styles'),
        item('licences'),
      ],
    },
    {
      text: endpoints,
      items: operationsOf(document).map(({ method, path, operation }) => ({
        text: `${method.toUpperCase()} ${path.replace('/api/v1', '')}`,
        link: pageAddress(locale, `reference/${operation.operationId}`),
      })),
    },
  ]
}

/** Every page of a language as nested lists, for readers without JavaScript. */
export function contentsList(groups: readonly NavigationGroup[], locale: Locale): string {
  const lines = ({ text, items }: NavigationGroup) => [
    `## ${text}`,
    items.map((entry) => `- [${entry.text}](${entry.link})`).join('\n'),
  ]
  const errors = ERROR_CODES.map((name) => `[\`${name}\`](${pageAddress(locale, `errors/${name}`)})`)
  const { allErrors } = LABELS[locale]
  return [...groups.flatMap(lines), `## ${allErrors}`, errors.join(' · ')].join('\n\n')
}
