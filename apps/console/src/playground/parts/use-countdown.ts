import { useEffect, useState } from 'react'

/** Seconds left of a wait that starts when `origin` changes; 0 when there is none. */
export function useCountdown(seconds: number | undefined, origin: unknown): number {
  const [left, setLeft] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error of the same length starts anew
  useEffect(() => {
    const until = Date.now() + (seconds ?? 0) * 1_000
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [seconds, origin])
  return left
}
