import { pluralise } from '../../grammar/inflect.ts'
import { loadVocabulary } from '../../spelling/load-word-lists.ts'

interface Numbers {
  readonly plurals: ReadonlyMap<string, string>
  readonly singulars: ReadonlyMap<string, string>
}

let numbers: Numbers | undefined

/** The plural of a noun in lower case, where the lists have it. */
export function pluralOf(lower: string): string | undefined {
  numbers ??= build()
  return numbers.plurals.get(lower)
}

/** The singular of a plural in lower case, where the lists have both. */
export function singularOf(lower: string): string | undefined {
  numbers ??= build()
  return numbers.singulars.get(lower)
}

function build(): Numbers {
  const { listed } = loadVocabulary()
  const plurals = new Map<string, string>()
  const singulars = new Map<string, string>()
  for (const noun of listed) {
    if (!/^[a-z]{2,}$/.test(noun) || (/(?:ss|[^e]us)$/.test(noun) === false && /s$/.test(noun))) continue
    const plural = pluralise(noun)
    if (plural === noun || !listed.has(plural)) continue
    plurals.set(noun, plural)
    if (!singulars.has(plural)) singulars.set(plural, noun)
  }
  return { plurals, singulars }
}
