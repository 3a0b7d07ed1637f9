import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { firingSchema } from '../firing.ts'
import type { SheetItem } from '../sheet/draw-items.ts'
import { readVerdicts, type Verdict } from './read-verdicts.ts'

const itemSchema = z.object({
  item: z.number(),
  sheet: z.number(),
  firing: firingSchema,
  repeats: z.number().optional(),
})

export interface Judged {
  readonly items: readonly SheetItem[]
  readonly verdicts: ReadonlyMap<number, Verdict>
}

/**
 * The sheets of a scratch folder with what readers wrote beside them, `sheet-K.tsv` for `sheet-K.md`.
 * @throws RangeError when an item of a judged sheet has no verdict, or a verdict no item.
 */
export function readJudged(folder: string): Judged {
  const items: SheetItem[] = []
  const verdicts = new Map<number, Verdict>()
  for (const name of readdirSync(join(folder, 'keys')).sort()) {
    const own = z.array(itemSchema).parse(JSON.parse(readFileSync(join(folder, 'keys', name), 'utf8')))
    items.push(...own)
    const file = name.replace(/\.json$/, '.tsv')
    if (!readdirSync(folder).includes(file)) continue
    const given = readVerdicts(readFileSync(join(folder, file), 'utf8'))
    const known = new Set(own.map(({ item }) => item))
    for (const { item } of own)
      if (!given.has(item)) throw new RangeError(`${file}: item ${item} has no verdict`)
    for (const [item, verdict] of given) {
      if (!known.has(item)) throw new RangeError(`${file}: item ${item} is not of this sheet`)
      verdicts.set(item, verdict)
    }
  }
  return { items, verdicts }
}
