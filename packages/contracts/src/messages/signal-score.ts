import { z } from 'zod'

export const RISK_LEVELS = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

/** Fixed cuts of the calibrated score (contract, section 3). */
export function riskLevel(score: number): RiskLevel {
  if (score < 0.4) return 'low'
  return score < 0.75 ? 'medium' : 'high'
}

export const riskLevelSchema = z
  .enum(RISK_LEVELS)
  .describe('`low` below 0.4, `medium` below 0.75, `high` from there')

export const signalScore = z.object({
  score: z.number().min(0).max(1).describe('Calibrated probability that the text was machine-written'),
  risk_level: riskLevelSchema,
})
