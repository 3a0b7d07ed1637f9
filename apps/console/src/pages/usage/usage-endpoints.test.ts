import { USAGE_ENDPOINTS } from '@redraft/contracts/console'
import { expect, test } from 'vitest'
import { USAGE_ENDPOINT_NAMES } from './usage-endpoints.ts'

test('the filter offers every endpoint of the usage log', () => {
  expect(USAGE_ENDPOINT_NAMES).toEqual(USAGE_ENDPOINTS)
})
