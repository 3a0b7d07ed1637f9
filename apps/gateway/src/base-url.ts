import type { Request } from 'express'

/** The address under which people reach this service, without a slash at the end: `PUBLIC_URL`, else the one that was called. */
export function baseUrlOf(req: Request, publicUrl: string | undefined): string {
  return publicUrl?.replace(/\/+$/, '') ?? `${req.protocol}://${req.get('host') ?? 'localhost'}`
}
