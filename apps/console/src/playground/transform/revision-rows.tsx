import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Undone } from '../revision/revision.ts'
import type { Row, RowPiece } from '../revision/rows.ts'
import { EditDetails } from './edit-details.tsx'
import styles from './revision-rows.module.css'

interface RowsProps {
  readonly rows: readonly Row[]
  readonly undone: Undone
  readonly onToggle: (edit: number) => void
}

type EditPiece = Extract<RowPiece, { index: number }>

const isEdit = (piece: RowPiece): piece is EditPiece => 'edit' in piece

/** A piece of the input: what an edit replaced is struck out. */
function Before({ piece, undone }: { piece: RowPiece; undone: Undone }) {
  if (!isEdit(piece)) return piece.text
  if (undone.has(piece.index)) return piece.edit.before
  return piece.edit.before === '' ? null : <del className={styles.del}>{piece.edit.before}</del>
}

interface AfterProps {
  readonly piece: RowPiece
  readonly undone: Undone
  readonly open: number | undefined
  readonly onOpen: (edit: number | undefined) => void
  readonly detailsId: string
}

/** A piece of the result: an edit is a button that opens its reason. */
function After({ piece, undone, open, onOpen, detailsId }: AfterProps) {
  const { t } = useTranslation('playground')
  if (!isEdit(piece)) return piece.text
  const { edit, index } = piece
  const isUndone = undone.has(index)
  const shown = isUndone ? edit.before : edit.after
  const isOpen = open === index
  const nothing = t('result.nothing')
  const label = isUndone
    ? t('result.editUndone', { number: index + 1, before: edit.before || nothing })
    : t('result.editLabel', {
        number: index + 1,
        before: edit.before || nothing,
        after: edit.after || nothing,
      })
  return (
    <>
      <ins className={styles.ins} data-undone={isUndone || undefined} data-open={isOpen || undefined}>
        {shown}
      </ins>
      {/* A word joiner: the number does not go to the next line alone. */}
      <span aria-hidden="true">{'\u2060'}</span>
      <button
        type="button"
        className={styles.mark}
        data-edit={index}
        data-open={isOpen || undefined}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => onOpen(isOpen ? undefined : index)}
      >
        {index + 1}
      </button>
    </>
  )
}

interface PairProps extends RowsProps {
  readonly row: Row
  readonly open: number | undefined
  readonly onOpen: (edit: number | undefined) => void
}

function Pair({ row, undone, onToggle, open, onOpen }: Omit<PairProps, 'rows'>) {
  const { t } = useTranslation('playground')
  const detailsId = useId()
  const opened = row.pieces.filter(isEdit).find((piece) => piece.index === open)
  const keyed = row.pieces.map((piece, at) => ({ piece, key: isEdit(piece) ? `e${piece.index}` : `t${at}` }))
  return (
    <div className={styles.row}>
      <div className={styles.cell}>
        <span className={styles.label}>{t('result.input')}</span>
        {keyed.map(({ piece, key }) => (
          <Before key={key} piece={piece} undone={undone} />
        ))}
      </div>
      <div className={styles.cell}>
        <span className={styles.label}>{t('result.output')}</span>
        {keyed.map(({ piece, key }) => (
          <After key={key} {...{ piece, undone, open, onOpen, detailsId }} />
        ))}
      </div>
      {opened ? (
        <EditDetails
          id={detailsId}
          edit={opened.edit}
          number={opened.index + 1}
          isUndone={undone.has(opened.index)}
          onToggle={() => onToggle(opened.index)}
          onClose={() => onOpen(undefined)}
        />
      ) : null}
    </div>
  )
}

/** Both texts, paragraph by paragraph side by side. */
export function RevisionRows({ rows, undone, onToggle }: RowsProps) {
  const { t } = useTranslation('playground')
  const [open, setOpen] = useState<number>()
  const keyed = rows.map((row, at) => ({ row, key: `r${at}` }))
  return (
    <div className={styles.rows}>
      <div className={styles.heads} aria-hidden="true">
        <span>{t('result.input')}</span>
        <span>{t('result.output')}</span>
      </div>
      {keyed.map(({ row, key }) => (
        <Pair key={key} row={row} undone={undone} onToggle={onToggle} open={open} onOpen={setOpen} />
      ))}
    </div>
  )
}
