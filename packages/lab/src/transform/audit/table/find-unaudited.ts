import { type Audited, WAITING_FOR } from './audited.ts'

/**
 * Rules and operations that nobody has looked at in corpus texts: without a row in the audit table and not on the list
 * of what waits. Faults of that list too. One line each.
 */
export function findUnaudited(ids: readonly string[], { recorded, waiting }: Audited): string[] {
  const listed = waiting.map((line) => line.split('\t')[0] ?? '')
  const known = new Set([...recorded, ...listed])
  return [
    ...ids
      .filter((id) => !known.has(id))
      .map((id) => `${id}: no row in the audit table: audit it, or list it as waiting`),
    ...waiting
      .filter((line) => !WAITING_FOR.some((why) => /^\S+\t(\S+)$/.exec(line)?.[1] === why))
      .map((line) => `waiting list: "${line}" is no id with a reason (${WAITING_FOR.join(', ')})`),
    ...listed
      .filter((id, index) => index > 0 && id <= (listed[index - 1] ?? ''))
      .map((id) => `waiting list: ${id} is out of order, or given twice`),
  ]
}
