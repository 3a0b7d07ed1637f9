import type { Gate } from '../../gates/gate.ts'
import type { Source } from '../../source.ts'
import { tokenize } from '../analysis.ts'
import { isName } from '../names.ts'
import { readAsSimplified } from '../script.ts'
import { findMainlandWords } from '../taiwan.ts'

const namesOf = new WeakMap<Source, ReadonlyMap<string, number>>()

/** Names that Taiwan writes otherwise (意大利) may be written so. */
function isMainland(name: string): boolean {
  return findMainlandWords(name).length > 0
}

function countNames(source: Source): ReadonlyMap<string, number> {
  const known = namesOf.get(source)
  if (known !== undefined) return known
  const counts = new Map<string, number>()
  for (const token of tokenize(source.text)) {
    if (isName(token) && !isMainland(token.text)) counts.set(token.text, (counts.get(token.text) ?? 0) + 1)
  }
  namesOf.set(source, counts)
  return counts
}

/** People, places and organisations that the analyser sees in the source all stand in the output. */
export const namesGate: Gate = {
  id: 'names',
  check(source, output) {
    const reading = readAsSimplified(output)
    for (const [name, count] of countNames(source)) {
      if (reading.split(readAsSimplified(name)).length - 1 < count) return `lost the name "${name}"`
    }
    return undefined
  },
}
