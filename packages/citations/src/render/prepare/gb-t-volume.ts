import type { PrepareStep } from './prepare-step.ts'
import { textOf } from './prepare-step.ts'

/** 第1卷 in Chinese books. */
export const chineseVolume: PrepareStep = {
  name: 'chinese-volume',
  styles: ['gb-t', 'gb-t-author-date'],
  why: 'GB/T 7714-2015, 4.1.2 [1]: 国史旧闻: 第1卷; printed as 卷 1',
  apply(item) {
    const volume = textOf(item, 'volume')
    const periodical = item.type.startsWith('article') || item.type === 'periodical'
    if (!volume || periodical || !/^zh/iu.test(item.language) || !/^\d+$/u.test(volume)) return item
    return { ...item, volume: `第${volume}卷` }
  },
}
