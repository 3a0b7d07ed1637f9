import { z } from 'zod'

export const livezResponse = z.object({ status: z.literal('ok') }).meta({ id: 'Liveness' })
export type LivezResponse = z.infer<typeof livezResponse>

const check = z.enum(['ok', 'failed'])

/** 200 with `ready`; 503 with `not_ready` (a check failed) or `draining` (the process is stopping). */
export const readyzResponse = z
  .object({
    status: z.enum(['ready', 'not_ready', 'draining']),
    checks: z
      .object({ database: check, queue: check, migrations: check })
      .meta({ description: 'What the process needs to take requests' }),
  })
  .meta({ id: 'Readiness' })
export type ReadyzResponse = z.infer<typeof readyzResponse>
