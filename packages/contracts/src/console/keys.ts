import { z } from 'zod'
import { count, id, NAME_CHARACTERS, name, time } from './fields.ts'

export const keyEntry = z.object({
  key_id: id,
  name: z.string(),
  label: z.string().nullable(),
  /** First 12 characters. */
  prefix: z.string(),
  status: z.enum(['active', 'revoked']),
  created_at: time,
  last_used_at: time.nullable(),
  revoked_at: time.nullable(),
})
export type KeyEntry = z.infer<typeof keyEntry>

/** `GET /workspaces/:w/keys`: newest first. */
export const keysResponse = z.object({ keys: z.array(keyEntry), max_active: count })
export type KeysResponse = z.infer<typeof keysResponse>

/** `POST /workspaces/:w/keys` */
export const createKeyRequest = z.object({
  name,
  label: z
    .string({ error: 'must be a text' })
    .trim()
    .max(NAME_CHARACTERS, { error: `must have at most ${NAME_CHARACTERS} characters` })
    .refine((value) => !/\p{Cc}/u.test(value), { error: 'must not contain control characters' })
    .optional(),
})
/** The only time the key is shown. */
export const createKeyResponse = z.object({ key_id: id, key: z.string() })
export type CreateKeyResponse = z.infer<typeof createKeyResponse>
