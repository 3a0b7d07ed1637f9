import { AppError, ERROR_CODES, errorExtras } from '@redraft/contracts'
import { expect, test } from 'vitest'
import { errorHeaders } from './answer-error.ts'

test.each(ERROR_CODES)('the headers that the reference shows for %s are those that are sent', (code) => {
  const { fields, headers } = errorExtras(code)
  const error = new AppError(code, fields === undefined ? {} : { data: fields })
  // `Allow` belongs to the path, which knows its methods.
  const { Allow: _allow, ...documented } = headers ?? {}
  expect(errorHeaders(error)).toEqual(documented)
})
