export const RISK_LEVELS = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

/** From here on a score is `medium`, and from there on `high` (contract, section 3). */
export const RISK_CUTS = { medium: 0.4, high: 0.75 } as const

/** What a calibrated score in [0, 1] is called. */
export function riskLevel(score: number): RiskLevel {
  if (score < RISK_CUTS.medium) return 'low'
  return score < RISK_CUTS.high ? 'medium' : 'high'
}
