import { v7 } from 'uuid'

/** A new id, ordered by time (UUIDv7, RFC 9562). */
export function newId(): string {
  return v7()
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True for the textual form of a UUID of any version. */
export function isUuid(value: string): boolean {
  return UUID.test(value)
}
