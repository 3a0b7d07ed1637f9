import type { TransformResponse } from '@redraft/contracts'
import { ScanSearch } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
import { useDraft } from '../draft/draft.ts'
import { Cost } from '../parts/cost.tsx'
import { Places } from '../parts/places.tsx'
import { Remarks } from '../parts/remarks.tsx'
import { ResultHeading } from '../parts/result-heading.tsx'
import { Score } from '../parts/score.tsx'
import { composePieces } from '../revision/compose-pieces.ts'
import { countEdits, everyEdit, revisedText, toggleEdit, type Undone } from '../revision/revision.ts'
import { splitRows } from '../revision/rows.ts'
import { toldPlaces, toldWarnings } from '../said/told.ts'
import { RevisionRows } from './revision-rows.tsx'
import styles from './transform-result.module.css'

const NONE: Undone = new Set()

export interface TransformResultProps {
  /** The text that was sent. */
  readonly input: string
  readonly answer: TransformResponse
}

/** The estimate before and after, and the cost. */
function Figures({ answer, isChanged }: { answer: TransformResponse; isChanged: boolean }) {
  const { t } = useTranslation('playground')
  const { before, after } = answer.signal_review
  return (
    <div className={styles.scores}>
      <Score label={t('result.before')} score={before.score} risk={before.risk_level} />
      <Score label={t('result.after')} score={after.score} risk={after.risk_level} />
      <div className={styles.meta}>
        <Cost used={answer.words_used} left={answer.words_remaining} />
        {isChanged ? <p className={styles.small}>{t('result.scoreStale')}</p> : null}
      </div>
    </div>
  )
}

interface ToolbarProps {
  readonly text: string
  readonly edits: number
  readonly undone: Undone
  readonly onUndone: (undone: Undone) => void
}

/** What can be done with the whole result. */
function Toolbar({ text, edits, undone, onUndone }: ToolbarProps) {
  const { t } = useTranslation('playground')
  const { change } = useDraft()
  const navigate = useNavigate()
  const isChanged = undone.size > 0
  const scan = () => {
    change({ text })
    navigate('/playground/detect')
  }
  return (
    <div className={styles.bar}>
      <span className={styles.count} data-edits={edits}>
        {t('result.edits', { count: edits })}
        {isChanged ? ` · ${t('result.undone', { count: undone.size })}` : ''}
      </span>
      {edits > 0 ? (
        <Button size="small" onClick={() => onUndone(isChanged ? NONE : everyEdit(edits))}>
          {isChanged ? t('result.redoAll') : t('result.undoAll')}
        </Button>
      ) : null}
      <CopyButton text={text} label={t('copyOutput')} variant="primary" />
      <Button size="small" icon={<ScanSearch size={15} aria-hidden="true" />} onClick={scan}>
        {t('result.scan')}
      </Button>
    </div>
  )
}

/** Input and result side by side, each edit with its reason and an undo, and what it cost. */
export function TransformResult({ input, answer }: TransformResultProps) {
  const { t } = useTranslation('playground')
  const [undone, setUndone] = useState(NONE)
  const pieces = useMemo(() => composePieces(input, answer.output, answer.changes), [input, answer])
  const rows = useMemo(() => splitRows(pieces), [pieces])
  const edits = countEdits(pieces)
  const text = revisedText(pieces, undone)
  return (
    <Card
      title={<ResultHeading said={t('result.ready', { count: edits })}>{t('result.title')}</ResultHeading>}
    >
      <div className={styles.result}>
        <Figures answer={answer} isChanged={undone.size > 0} />
        <Toolbar text={text} edits={edits} undone={undone} onUndone={setUndone} />
        {edits === 0 ? <p className={styles.none}>{t('result.none')}</p> : null}
        <RevisionRows rows={rows} undone={undone} onToggle={(edit) => setUndone(toggleEdit(undone, edit))} />
        <Places title={t('result.places')} places={toldPlaces(answer)} />
        <Remarks title={t('result.notes')} remarks={toldWarnings(answer)} />
        <div hidden data-output="">
          {text}
        </div>
      </div>
    </Card>
  )
}
