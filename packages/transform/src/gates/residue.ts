import type { Gate } from './gate.ts'

const RESIDUE = /\[\[P\d+\]\]|\{[a-z][\w:.-]*\}|\bundefined\b|\bNaN\b|\[object Object\]|\uFFFD|<<[a-z]+>>/gi

/** Nothing of the machinery shows: no placeholder, slot name or failed conversion that the source did not have. */
export const residueGate: Gate = {
  id: 'residue',
  check(source, output) {
    const before = new Set(source.text.match(RESIDUE) ?? [])
    const left = (output.match(RESIDUE) ?? []).find((found) => !before.has(found))
    return left === undefined ? undefined : `left "${left}"`
  },
}
