import type { CslItem } from '../../item.ts'
import { withoutTags } from '../without-tags.ts'
import type { PrepareStep } from './prepare-step.ts'
import { textOf } from './prepare-step.ts'
import { sentenceCase } from './sentence-case.ts'

/** Share of long words with a capital from which a title counts as in title case. */
const TITLE_CASE_SHARE = 0.7

/** Long words that begin with a capital, of `least` or more after the first word. */
const inTitleCase = (title: string, least: number): boolean => {
  const words = withoutTags(title).match(/\p{L}+/gu) ?? []
  const rest = words.slice(1).filter((word) => word.length >= 4)
  const capitals = rest.filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return rest.length >= least && capitals.length / rest.length >= TITLE_CASE_SHARE
}

/** Titles of works that stand in others; books too, but their titles are in title case by their covers. */
const ARTICLE = /^article|chapter|paper/u

/** What is put in sentence case: the title, and the title of the book around a chapter or paper. */
function lowered(item: CslItem): CslItem {
  const book = /^(?:chapter|paper-conference|entry)/u.test(item.type)
  const names = item.type === 'periodical' || item.type === 'legal_case' || item.type === 'legislation'
  const variables = names ? [] : ['title', ...(book ? ['container-title'] : [])]
  const changed = variables.flatMap((variable) => {
    const value = textOf(item, variable)
    return value && inTitleCase(value, 2) ? [[variable, sentenceCase(value)] as const] : []
  })
  return { ...item, ...Object.fromEntries(changed) }
}

/** Titles stay as given unless the caller asks: lowering them well would need to know every proper noun. */
export const titleCase: PrepareStep = {
  name: 'title-case',
  styles: ['apa', 'vancouver', 'ama', 'ieee', 'harvard', 'nature', 'gb-t', 'gb-t-author-date'],
  why: 'APA 7th ed., 6.17 and the others ask for sentence case in titles of articles; registries often send title case',
  apply(item, { warn, titleCase: wanted }) {
    if (!/^en/iu.test(item.language)) return item
    if (wanted === 'sentence') {
      const next = lowered(item)
      if (next.title !== item.title || next['container-title'] !== item['container-title'])
        warn({ code: 'title_case_lowered' })
      return next
    }
    if (ARTICLE.test(item.type) && inTitleCase(textOf(item, 'title') ?? '', 3)) {
      warn({ code: 'title_case_kept' })
    }
    return item
  },
}
