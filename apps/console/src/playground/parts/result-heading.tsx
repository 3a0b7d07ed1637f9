import { type ReactNode, useEffect, useRef } from 'react'
import { scrollTo } from './scroll-to.ts'

export interface ResultHeadingProps {
  /** Read out when the result appears. */
  readonly said: string
  readonly children: ReactNode
}

/** The name of a result; when it appears the page moves there, focus included, and says what is there. */
export function ResultHeading({ said, children }: ResultHeadingProps) {
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(heading.current?.closest('section'), 'start')
  }, [])
  return (
    <span ref={heading} tabIndex={-1}>
      {children}
      <span className="visually-hidden">. {said}</span>
    </span>
  )
}
