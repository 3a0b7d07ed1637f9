import type { PrepareStep } from './prepare-step.ts'
import { textOf } from './prepare-step.ts'

/** S93-S99 → S93-9. */
export const letteredPages: PrepareStep = {
  name: 'lettered-pages',
  styles: ['vancouver'],
  why: 'Citing Medicine, 2nd ed., ch. 1, pagination: S93-9; printed as 93-S99',
  apply(item) {
    const match = /^([A-Za-z]+)(\d+)\s*[-–]\s*\1(\d+)$/u.exec(textOf(item, 'page') ?? '')
    const [, letters = '', first = '', last = ''] = match ?? []
    if (!match || first.length !== last.length) return item
    let same = 0
    while (same < last.length - 1 && first[same] === last[same]) same++
    return { ...item, page: `${letters}${first}–${last.slice(same)}` }
  },
}
