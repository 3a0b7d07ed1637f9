/** The list with one item moved to another place; places beyond the ends are the ends. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined) return items
  const rest = items.filter((_, index) => index !== from)
  const at = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, at), item, ...rest.slice(at)]
}
