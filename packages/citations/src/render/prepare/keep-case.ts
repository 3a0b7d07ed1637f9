import type { PrepareStep } from './prepare-step.ts'
import { textOf } from './prepare-step.ts'

const BINOMIAL = /<i>((?:<[^<>]+>){0,4}[A-Z][a-z]*\.? [a-z][a-z-]+(?: [a-z][a-z-]+)?)<\/i>/gu
/** Names of genes and proteins that begin small (p53, p17/p24), and of sites (Merriam-Webster.com; RFC 1035: 63 characters). */
const KEPT =
  /(?<![\p{L}\p{N}/"'=.@-])(?:[a-z]{1,2}\d+[\w/-]*|[\w-]{1,63}\.(?:com|org|net|gov|edu|io)(?![\p{L}\p{N}]))/gu

/** Marks the words between the tags, not those inside one. */
const keepWords = (title: string): string =>
  title
    .split(/(<[^<>]*>)/u)
    .map((part, at) => (at % 2 === 0 ? part.replace(KEPT, '<span class="nocase">$&</span>') : part))
    .join('')

const VARIABLES = ['title', 'title-short', 'container-title', 'volume-title'] as const

/** Keeps the case of species names and symbols in styles that capitalise titles. */
export const keepCase: PrepareStep = {
  name: 'keep-case',
  styles: ['mla', 'chicago', 'chicago-notes', 'acs', 'oscola', 'bluebook'],
  why: 'MLA 9 2.90 and CMOS 18 8.160 keep species names, ACS 3rd ed. ch. 9 keeps symbols; printed as Escherichia Coli, P53',
  apply(item) {
    const kept = VARIABLES.flatMap((variable) => {
      const value = textOf(item, variable)
      if (!value) return []
      const changed = keepWords(value.replace(BINOMIAL, '<i><span class="nocase">$1</span></i>'))
      return changed === value ? [] : [[variable, changed] as const]
    })
    return kept.length === 0 ? item : { ...item, ...Object.fromEntries(kept) }
  },
}
