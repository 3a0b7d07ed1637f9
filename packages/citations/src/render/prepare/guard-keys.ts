import type { CslItem, CslName } from '../../item.ts'

/** Invisible, and taken out again before anything is shown. */
export const JOINER = '\u2060'

const PROTOTYPE: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

/**
 * citeproc keeps names and citations as keys of plain objects, and an author called `constructor` stops it there.
 * Breaks such a word with a joiner.
 */
function guard(text: string): string {
  return PROTOTYPE.has(text.replace(/[^A-Za-z_]/gu, ''))
    ? `${text.slice(0, 1)}${JOINER}${text.slice(1)}`
    : text
}

const guardName = (name: CslName): CslName =>
  Object.fromEntries(
    Object.entries(name).map(([part, value]) => [part, typeof value === 'string' ? guard(value) : value]),
  )

/** The item with nothing in it that is also a property of every object. */
export function guardKeys(item: CslItem): CslItem {
  const guarded = Object.entries(item).map(([variable, value]) => {
    if (variable === 'id' || variable === 'type' || variable === 'language') return [variable, value]
    if (typeof value === 'string') return [variable, guard(value)]
    return [variable, Array.isArray(value) ? value.map(guardName) : value]
  })
  return Object.fromEntries(guarded)
}
