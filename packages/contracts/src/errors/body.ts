import type { AppError, ErrorData } from './app-error.ts'
import { ERRORS, type ErrorCode } from './catalogue.ts'
import { errorExtras } from './extras.ts'

/** The JSON body of an error answer: four strings and the code's own fields. */
export interface ErrorAnswer {
  readonly error: string
  readonly code: ErrorCode
  readonly message: string
  readonly request_id: string
  readonly [field: string]: ErrorData[string]
}

/** Body for an expected failure; `detail` becomes `message`, else the remedy stands there. */
export function errorAnswer(
  { code, detail, data }: Pick<AppError, 'code' | 'detail' | 'data'>,
  requestId: string,
): ErrorAnswer {
  const { error, remedy } = ERRORS[code]
  const strings = { error, code, message: detail ?? remedy, request_id: requestId }
  // Twice: the first puts the strings before the data, the second lets no data replace them.
  return { ...strings, ...data, ...strings }
}

const EXAMPLE_REQUEST_ID = '019a9d3c-7d1e-7c40-9a53-2f6f0f4be1a7'

/** A plausible body for the reference and the OpenAPI document. */
export function exampleErrorAnswer(code: ErrorCode): ErrorAnswer {
  const data = errorExtras(code).fields ?? {}
  return errorAnswer({ code, detail: undefined, data }, EXAMPLE_REQUEST_ID)
}
