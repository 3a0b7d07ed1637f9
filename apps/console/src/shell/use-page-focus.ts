import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const TITLE_WAIT_MS = 5_000

/** After a change of page: scrolls up and moves the focus to its title, so that screen readers tell where one is. */
export function usePageFocus(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    window.scrollTo(0, 0)
    const focus = () =>
      document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
    focus()
    // A page that is still loading brings its title later.
    const observer = new MutationObserver(() => {
      if (!document.activeElement || document.activeElement === document.body) focus()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), TITLE_WAIT_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [pathname])
}
