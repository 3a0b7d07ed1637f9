import { type Gate, multiset } from '../../gates/gate.ts'
import { readAsSimplified, simplifiedCharacters, traditionalCharacters } from '../script.ts'
import { findMainlandWords } from '../taiwan.ts'

function addedBy(source: readonly string[], output: readonly string[]): string | undefined {
  const before = multiset(source)
  for (const [item, count] of multiset(output)) if (count > (before.get(item) ?? 0)) return item
  return undefined
}

/** zh_CN: no Traditional character that the source did not have. */
export const simplifiedGate: Gate = {
  id: 'script',
  check(source, output) {
    const added = addedBy(traditionalCharacters(source.text), traditionalCharacters(output))
    return added === undefined ? undefined : `new Traditional character "${added}"`
  },
}

/** zh_TW: no Simplified character and no mainland-only word that the source did not have. */
export const taiwanGate: Gate = {
  id: 'script',
  check(source, output) {
    const character = addedBy(simplifiedCharacters(source.text), simplifiedCharacters(output))
    if (character !== undefined) return `new Simplified character "${character}"`
    const reading = readAsSimplified(source.text)
    const words = multiset(findMainlandWords(output).map(readAsSimplified))
    const word = [...words].find(([item, count]) => count > reading.split(item).length - 1)?.[0]
    return word === undefined ? undefined : `new mainland word "${word}"`
  },
}
