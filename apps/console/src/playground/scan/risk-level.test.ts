import * as contract from '@redraft/contracts'
import { expect, it } from 'vitest'
import { riskLevel } from './risk-level.ts'

it.each([0, 0.3999, 0.4, 0.7499, 0.75, 1])('calls %d what the service calls it', (score) => {
  expect(riskLevel(score)).toBe(contract.riskLevel(score))
})
