import type { PrepareStep } from './prepare-step.ts'
import { textOf } from './prepare-step.ts'

/** Newspapers without their article. */
export const newspaperArticle: PrepareStep = {
  name: 'newspaper-article',
  styles: ['chicago', 'chicago-notes'],
  why: 'Chicago Manual of Style, 18th ed., ch. 14, newspapers: New York Times, without an initial The; printed with it',
  apply(item) {
    const title = textOf(item, 'container-title')
    if (item.type !== 'article-newspaper' || !title || !/^en/iu.test(item.language)) return item
    return { ...item, 'container-title': title.replace(/^The (?=\S)/u, '') }
  },
}
