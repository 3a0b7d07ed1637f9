import type { RiskLevel } from '@redraft/contracts'
import { useTranslation } from 'react-i18next'
import styles from './score.module.css'
import { scoreText } from './score-text.ts'

export interface ScoreProps {
  readonly label: string
  readonly score: number
  readonly risk: RiskLevel
}

/** An estimate from 0 to 1 as a number, a word and a bar with the two fixed cuts. */
export function Score({ label, score, risk }: ScoreProps) {
  const { t } = useTranslation('playground')
  return (
    <div className={styles.score} data-risk={risk}>
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{scoreText(score)}</span>
        <span className={styles.risk}>{t(`risk.${risk}`)}</span>
      </div>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${score * 100}%` }} />
        <span className={styles.cut} style={{ left: '40%' }} />
        <span className={styles.cut} style={{ left: '75%' }} />
      </div>
    </div>
  )
}
