import { z } from 'zod'

export const livezResponse = z
  .object({ status: z.literal('ok').describe('The process runs') })
  .meta({ id: 'Liveness' })
export type LivezResponse = z.infer<typeof livezResponse>

const check = (description: string) => z.enum(['ok', 'failed']).describe(description)

/** 200 with `ready`; 503 with `not_ready` (a check failed) or `draining` (the process is stopping). */
export const readyzResponse = z
  .object({
    status: z.enum(['ready', 'not_ready', 'draining']).describe('`draining` while the process is stopping'),
    checks: z
      .object({
        database: check('PostgreSQL answers'),
        queue: check('The queue store answers'),
        migrations: check('All migrations are applied'),
      })
      .describe('What the process needs to take requests'),
  })
  .meta({ id: 'Readiness' })
export type ReadyzResponse = z.infer<typeof readyzResponse>
