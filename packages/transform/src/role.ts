/**
 * What an edit is for. `repair` mends what is wrong (a slip, the wrong script, another region's word); `stock` takes
 * away worn wording that marks a machine's text; `even` trades one sound wording for another.
 */
export const ROLES = ['repair', 'stock', 'even'] as const
export type Role = (typeof ROLES)[number]

/**
 * Limits that a rule may waive for its edits: `budget` (how much of a text may change, and how often alike), `echo`
 * (no word that stands nearby already), `saving` (`shorten` makes no even exchange of equal length).
 */
export const WAIVABLE_LIMITS = ['budget', 'echo', 'saving'] as const
export type WaivableLimit = (typeof WAIVABLE_LIMITS)[number]

/** What a rule, an operation and their edits say about their standing with the limits of a mode. */
export interface Standing {
  readonly role: Role
  readonly waives?: readonly WaivableLimit[] | undefined
}

/** Whether a limit does not hold for an edit; a repair is held up by none. */
export function isFreeOf(limit: WaivableLimit, { role, waives }: Standing): boolean {
  return role === 'repair' || waives?.includes(limit) === true
}

/** The standing of an edit that was made of several: what the weightiest is for, and all that they waive. */
export function jointStanding(standings: readonly Standing[]): Standing {
  const role = ROLES.find((each) => standings.some((standing) => standing.role === each)) ?? 'even'
  const waives = WAIVABLE_LIMITS.filter((limit) => standings.some((standing) => isFreeOf(limit, standing)))
  return waives.length === 0 ? { role } : { role, waives }
}
