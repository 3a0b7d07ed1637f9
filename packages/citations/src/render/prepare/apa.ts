import type { PrepareStep } from './prepare-step.ts'
import { textOf, without } from './prepare-step.ts'

/** A publisher that is also the author is named once. */
export const publisherAsAuthor: PrepareStep = {
  name: 'publisher-as-author',
  styles: ['apa'],
  why: 'APA Publication Manual, 7th ed., 9.29 and 10.2, example 32: the publisher is left out when it is the author; printed twice',
  apply(item) {
    const publisher = textOf(item, 'publisher')
    const authors = Array.isArray(item.author) ? item.author : []
    return publisher && authors.length === 1 && authors[0]?.literal === publisher
      ? without(item, 'publisher')
      : item
  },
}

/** Short DOIs as doi.org gives them for print. */
export const shortDoi: PrepareStep = {
  name: 'short-doi',
  styles: 'all',
  why: 'APA Publication Manual, 7th ed., 9.36 and 10.1, example 4: https://doi.org/fg6rf9; printed with the 10/ of the handle',
  apply(item) {
    const doi = textOf(item, 'DOI')
    return doi && /^10\/[a-z0-9]{3,8}$/iu.test(doi) ? { ...item, DOI: doi.slice('10/'.length) } : item
  },
}
