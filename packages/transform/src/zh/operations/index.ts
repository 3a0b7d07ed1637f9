import type { ZhOperation } from './operation.ts'

/** Every structural operation, in the order in which ties are broken. */
export const ZH_OPERATIONS: readonly ZhOperation[] = []
