/** Milliseconds with one decimal place, as `processing_ms` shows them. */
export const roundMs = (ms: number): number => Math.round(ms * 10) / 10
