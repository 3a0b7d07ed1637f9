import { type RefCallback, useCallback, useState } from 'react'

const FIRST_GUESS = 640

/** The width of an element in pixels, kept current. */
export function useWidth<T extends Element>(): [RefCallback<T>, number] {
  const [width, setWidth] = useState(FIRST_GUESS)
  const ref = useCallback((element: T | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const found = Math.floor(entry?.contentRect.width ?? 0)
      // Nothing is drawn while it is hidden, or not laid out yet.
      if (found > 0) setWidth(found)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
