import type { RevisionNote } from '@redraft/contracts'
import { createCodePointMap } from '@redraft/text/counts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaid } from '../said/use-said.ts'
import styles from './note-list.module.css'

const LONGEST_QUOTE = 90

export interface NoteListProps {
  readonly id: string
  readonly text: string
  readonly notes: readonly RevisionNote[]
  readonly note: number | undefined
  readonly onNote: (index: number) => void
}

/** What to revise, each note a button that shows its place. */
export function NoteList({ id, text, notes, note, onNote }: NoteListProps) {
  const { t } = useTranslation('playground')
  const said = useSaid()
  const list = useRef<HTMLOListElement>(null)
  const { toUtf16 } = createCodePointMap(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current note is another place to scroll to
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [note])
  const advice = ({ note: sentence, code, values }: RevisionNote) => said.note({ sentence, code, values })
  const quote = ({ start, end }: RevisionNote) => {
    const quoted = text.slice(toUtf16(start), toUtf16(end)).replace(/\s+/g, ' ')
    return quoted.length > LONGEST_QUOTE ? `${quoted.slice(0, LONGEST_QUOTE).toWellFormed()}…` : quoted
  }
  const keyed = notes.map((one, index) => ({ one, index, key: `${id}-${index}` }))
  return (
    <section className={styles.notes} aria-label={t('detect.notes')}>
      <h3>{t('detect.notes')}</h3>
      {notes.length === 0 ? <p className={styles.none}>{t('detect.noNotes')}</p> : null}
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers some readers no longer call it a list */}
      <ol ref={list} className={styles.list} role="list">
        {keyed.map(({ one, index, key }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.note}
              aria-current={note === index || undefined}
              title={t('detect.goTo')}
              onClick={() => onNote(index)}
            >
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.text}>
                <q>{quote(one)}</q>
                <span>{advice(one)}</span>
              </span>
            </button>
            <p className={styles.printed}>
              {index + 1}. “{quote(one)}” {advice(one)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
