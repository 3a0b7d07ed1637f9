import type { PrepareStep } from './prepare-step.ts'
import { textOf, without } from './prepare-step.ts'

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

/** Role and country of a patent, which the style has no words for. */
export const vancouverPatent: PrepareStep = {
  name: 'vancouver-patent',
  styles: ['vancouver'],
  why: 'NLM samples 30 and Citing Medicine ch. 5: Pagedas AC, inventor … United States patent US 20020103498',
  apply(item) {
    if (item.type !== 'patent') return item
    const inventors = Array.isArray(item.author) ? item.author.length : 0
    const number = textOf(item, 'number')
    const place = textOf(item, 'jurisdiction') ?? textOf(item, 'authority') ?? ''
    const american = /^(?:US|U\.S\.|United States)/u
    const country = american.test(place) || american.test(number ?? '') ? 'United States' : place
    const named = number && country && !/patent/iu.test(number) ? `${country} patent ${number}` : number
    const bare = named === number ? item : without(item, 'authority')
    return { ...bare, number: named, status: inventors > 1 ? 'inventors' : 'inventor' }
  },
}
