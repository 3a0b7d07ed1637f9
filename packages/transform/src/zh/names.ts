import type { ZhToken } from './analysis.ts'

/** jieba tags of people, places and organisations. */
const NAME_TAGS: ReadonlySet<string> = new Set(['nr', 'nrt', 'nrfg', 'ns', 'nt', 'nz'])

/** Whether the analyser takes a word for a proper noun; its single characters are too often plain words. */
export function isName({ tag, text }: ZhToken): boolean {
  return text.length > 1 && NAME_TAGS.has(tag)
}
