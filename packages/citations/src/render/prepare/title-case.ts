import type { PrepareStep } from './prepare-step.ts'
import { textOf } from './prepare-step.ts'

/** Share of long words with a capital from which a title counts as in title case. */
const TITLE_CASE_SHARE = 0.7

/** Titles stay as given: lowering them would need to know every proper noun. */
export const titleCase: PrepareStep = {
  name: 'title-case',
  styles: ['apa', 'vancouver', 'ama', 'ieee', 'harvard', 'nature', 'gb-t', 'gb-t-author-date'],
  why: 'APA 7th ed., 6.17 and the others ask for sentence case in titles of articles; registries often send title case',
  apply(item, { warn }) {
    if (!/^en/iu.test(item.language) || !/^article|chapter|paper/u.test(item.type)) return item
    const words = (textOf(item, 'title') ?? '').replace(/<[^>]*>/gu, '').match(/\p{L}{4,}/gu) ?? []
    const rest = words.slice(1)
    const capitals = rest.filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
    if (rest.length >= 3 && capitals.length / rest.length >= TITLE_CASE_SHARE) {
      warn('title_case: this style asks for sentence case, and the title was left as given')
    }
    return item
  },
}
