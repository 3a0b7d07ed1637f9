/** An estimate with two places; the ends are never rounded to certainty. */
export function scoreText(score: number): string {
  if (score >= 0.995) return '> 0.99'
  return score < 0.005 ? '< 0.01' : score.toFixed(2)
}
