/** Places on a bar of 0 to 100. */
export interface SignalScale {
  readonly low: number
  readonly high: number
  readonly at: number
}

/** Puts a value and the human range on one bar, with a margin, so that what lies far out still shows. */
export function signalScale(
  value: number,
  range: { readonly low: number; readonly high: number },
): SignalScale {
  const least = Math.min(value, range.low)
  const most = Math.max(value, range.high)
  const span = most - least || Math.abs(most) || 1
  const from = least - 0.15 * span
  const place = (of: number) => (100 * (of - from)) / (1.3 * span)
  return { low: place(range.low), high: place(range.high), at: place(value) }
}
