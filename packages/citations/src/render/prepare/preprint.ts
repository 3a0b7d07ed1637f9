import type { PrepareStep } from './prepare-step.ts'
import { textOf, without } from './prepare-step.ts'

const isArxiv = (value: string | undefined): boolean => /^arxiv\b/iu.test(value ?? '')

/** arXiv named once. */
export const ieeePreprint: PrepareStep = {
  name: 'ieee-preprint',
  styles: ['ieee'],
  why: 'IEEE Reference Guide (2023), preprints: 2017, arXiv:1706.03762; printed as arXiv: arXiv:1706.03762',
  apply(item) {
    const twice = isArxiv(textOf(item, 'publisher')) && isArxiv(textOf(item, 'number'))
    return item.type === 'article' && twice ? without(item, 'publisher') : item
  },
}
