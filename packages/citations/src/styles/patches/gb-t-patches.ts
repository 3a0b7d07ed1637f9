import type { StylePatch } from '../patch.ts'

export const GB_T_PATCHES: readonly StylePatch[] = [
  {
    name: 'gb-t-english-terms-in-lists',
    styles: ['gb-t', 'gb-t-author-date'],
    why: 'GB/T 7714-2015, 8.1.2 and 8.3.1: et al. and 2nd ed. for sources in Western languages; printed as 等 and 2 版. The style carries the layout as a comment',
    from: /<!-- (<layout suffix="\." locale="en">.*?<\/layout>)\s*-->/u,
    to: '$1',
  },
  {
    name: 'gb-t-english-terms-in-text',
    styles: ['gb-t-author-date'],
    why: 'GB/T 7714-2015, 10.2.2: et al. after the first Western author in the text; printed as 等',
    from: /<!-- (<layout prefix="\(" suffix="\)" delimiter="; " locale="en">.*?<\/layout>)\s*-->/u,
    to: '$1',
  },
]
