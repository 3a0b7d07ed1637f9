import type { CslItem } from '@redraft/citations'

/** The items with ids that differ: a later one of the same id gets `-2`, `-3` … */
export function uniqueIds(items: readonly CslItem[]): CslItem[] {
  const taken = new Set<string>()
  return items.map((item) => {
    let id = item.id
    for (let next = 2; taken.has(id); next++) id = `${item.id}-${next}`
    taken.add(id)
    return id === item.id ? item : { ...item, id }
  })
}
