import type { PrepareStep } from './prepare-step.ts'
import { textOf } from './prepare-step.ts'

const SCHEME = /^https?:\/\//iu

/** An address typed without its scheme gets one where the guide prints it. */
export const wholeUrl: PrepareStep = {
  name: 'whole-url',
  styles: [
    ...(['apa', 'chicago', 'chicago-notes', 'ieee', 'harvard', 'nature', 'vancouver', 'acs', 'ama'] as const),
    ...(['gb-t', 'gb-t-author-date', 'bluebook'] as const),
  ],
  why: 'APA Publication Manual, 7th ed., 9.34 and CMOS 18 (ch. 13) print the protocol; MLA 9 (ch. 5) and OSCOLA 3.1.4 do without',
  apply(item) {
    const url = textOf(item, 'URL')
    return url && !SCHEME.test(url) ? { ...item, URL: `https://${url}` } : item
  },
}

/** www addresses stand without http:// in OSCOLA. */
export const oscolaUrl: PrepareStep = {
  name: 'oscola-url',
  styles: ['oscola'],
  why: 'OSCOLA, 4th ed., 3.1.4: http:// only if the address does not begin with www; printed with it',
  apply(item) {
    const url = textOf(item, 'URL')
    return url ? { ...item, URL: url.replace(/^http:\/\/(?=www\.)/iu, '') } : item
  },
}
