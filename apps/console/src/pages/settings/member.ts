import type { MembersResponse } from '@redraft/contracts/console'

/** Somebody who belongs to the workspace. */
export type Member = MembersResponse['members'][number]
