import type { RiskLevel } from '@redraft/contracts'

/** The fixed cuts of the contract, repeated so that the page need not load its validator; a test compares them. */
export function riskLevel(score: number): RiskLevel {
  if (score < 0.4) return 'low'
  return score < 0.75 ? 'medium' : 'high'
}
