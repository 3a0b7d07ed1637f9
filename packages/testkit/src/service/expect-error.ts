import { API_ERROR_CODES, ERRORS, type ErrorCode, errorBody, errorExtras } from '@redraft/contracts'
import { consoleError } from '@redraft/contracts/console'
import { expect } from 'vitest'
import type { Answered } from './mint-workspace.ts'

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Asserts that an answer carries a request id made by the service (UUIDv7), and returns it. */
export function expectRequestId({ headers }: Pick<Answered, 'headers'>): string {
  const id = headers.get('x-request-id') ?? ''
  expect(id).toMatch(UUID_V7)
  return id
}

/** Asserts the whole face of an error: status, the four strings, and the code's own fields and headers. */
export function expectError(answered: Answered, code: ErrorCode, fields: object = {}): void {
  const { status, json, headers } = answered
  expect({ status, code: json.code }, answered.text).toEqual({ status: ERRORS[code].status, code })
  const schema = API_ERROR_CODES.includes(code) ? errorBody : consoleError
  schema.parse(json)
  expect(json).toMatchObject({ ...fields, error: ERRORS[code].error, request_id: expectRequestId(answered) })
  const extras = errorExtras(code)
  const strings = ['error', 'code', 'message', 'request_id']
  expect(Object.keys(json).sort()).toEqual([...strings, ...Object.keys(extras.fields ?? {})].sort())
  for (const [name, example] of Object.entries(extras.headers ?? {})) {
    const value = headers.get(name)
    if (name === 'WWW-Authenticate') expect(value).toBe(example)
    else expect(value, `${code} has the header ${name}`).toMatch(name === 'Retry-After' ? /^[1-9]\d*$/ : /\S/)
  }
}

/** The paths that a `validation_failed` answer names. */
export function issuePaths({ json }: Pick<Answered, 'json'>): string[] {
  const issues = json.issues as readonly { readonly path: string }[]
  return issues.map(({ path }) => path)
}
