/**
 * The largest part of a list, found by bisection, that still passes a test: whole when it passes, else each half
 * on top of what was kept so far. An empty list is taken to pass.
 */
export function keepPassing<T>(items: readonly T[], passes: (kept: readonly T[]) => boolean): T[] {
  return keepWith([], items, passes)
}

function keepWith<T>(kept: readonly T[], items: readonly T[], passes: (kept: readonly T[]) => boolean): T[] {
  const all = [...kept, ...items]
  if (items.length === 0 || passes(all)) return all
  if (items.length === 1) return [...kept]
  const middle = items.length >> 1
  return keepWith(keepWith(kept, items.slice(0, middle), passes), items.slice(middle), passes)
}
