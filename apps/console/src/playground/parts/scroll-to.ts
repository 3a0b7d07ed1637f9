/** Brings an element into view, gliding unless the person asked for less motion. */
export function scrollTo(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block })
}
