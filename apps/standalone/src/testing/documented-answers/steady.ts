/** The request that the documentation looks up. */
export const SAMPLE_REQUEST_ID = '019a9d3c-7d1e-7c40-9a53-2f6f0f4be1a7'

/** What differs from run to run, by field name. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  processing_ms: 48,
  request_id: SAMPLE_REQUEST_ID,
  key_prefix: 'rd_live_4fQ9',
  created_at: '2026-11-20T18:59:31.230Z',
  settled_at: '2026-11-20T18:59:31.281Z',
  last_used_at: '2026-11-20T18:59:31.407Z',
}
const WORKSPACE = { id: '019a9d02-11f4-7b1e-8a44-9be0a3d0c7f2', name: 'Demo' }

/** An answer with samples in place of ids, times and durations; everything else is left as it was answered. */
export function steady(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(steady)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (name === 'workspace') return [name, WORKSPACE]
      return [name, name in SAMPLES && field !== null ? SAMPLES[name] : steady(field)]
    }),
  )
}
