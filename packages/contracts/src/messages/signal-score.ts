import { z } from 'zod'
import { RISK_LEVELS } from './risk-level.ts'

export const riskLevelSchema = z
  .enum(RISK_LEVELS)
  .describe('`low` below 0.4, `medium` below 0.75, `high` from there')

export const signalScore = z.object({
  score: z.number().min(0).max(1).describe('Calibrated probability that the text was machine-written'),
  risk_level: riskLevelSchema,
})
