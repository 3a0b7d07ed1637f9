import type { ErrorData } from '@redraft/contracts'

/** What the answer to a failed request says beside its code. It may quote the input. */
export interface Explanation {
  readonly detail?: string | undefined
  readonly data?: ErrorData
}

/** As it is stored. */
export function writeExplanation({ detail, data }: Explanation): string {
  return JSON.stringify({ detail, data })
}

/** Back from the store; nothing is stored for most failures. */
export function readExplanation(body: string | null): Explanation {
  return body === null ? {} : (JSON.parse(body) as Explanation)
}
