import type { PrepareStep } from './prepare-step.ts'
import { textOf, without } from './prepare-step.ts'

export const ieeeConference: PrepareStep = {
  name: 'ieee-conference-place',
  styles: ['ieee'],
  why: 'IEEE Reference Guide (2023), conference proceedings: the place of the conference, not the publisher, stands before the month; it was lost',
  apply(item) {
    const place = textOf(item, 'event-place')
    if (item.type !== 'paper-conference' || !place) return item
    return { ...without(item, 'publisher'), 'publisher-place': place }
  },
}

export const ieeePatent: PrepareStep = {
  name: 'ieee-patent',
  styles: ['ieee'],
  why: 'IEEE Reference Guide (2023), patents: U.S. Patent 3 624 125; the words U.S. Patent were left out',
  apply(item) {
    const number = textOf(item, 'number')
    if (item.type !== 'patent' || !number || /patent/iu.test(number)) return item
    const place = textOf(item, 'jurisdiction') ?? textOf(item, 'authority') ?? ''
    const american = /^(?:US|U\.S\.|United States)(?!\w)/iu
    const country = american.test(place) || american.test(number) ? 'U.S.' : place
    const bare = number.replace(/^US\s*/u, '')
    return { ...item, number: country === '' ? `Patent ${number}` : `${country} Patent ${bare}` }
  },
}
