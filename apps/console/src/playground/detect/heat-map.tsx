import { riskLevel } from '@redraft/contracts'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { scoreText } from '../parts/score-text.ts'
import styles from './heat-map.module.css'
import type { MapPart, Stretch } from './place-notes.ts'

type SentencePart = Extract<MapPart, { index: number }>

interface Marks {
  readonly id: string
  readonly note: number | undefined
}

function StretchText({ id, note, stretch }: Marks & { stretch: Stretch }) {
  const isCovered = stretch.covering.length > 0
  return (
    <>
      {stretch.starting.map((index) => (
        <sup
          key={index}
          id={`${id}-place-${index}`}
          data-note={index}
          className={styles.note}
          aria-hidden="true"
        >
          {index + 1}
        </sup>
      ))}
      <span
        className={isCovered ? styles.noted : undefined}
        data-active={(note !== undefined && stretch.covering.includes(note)) || undefined}
      >
        {stretch.text}
      </span>
    </>
  )
}

function Sentence({ id, note, part, isChosen }: Marks & { part: SentencePart; isChosen: boolean }) {
  const keyed = part.stretches.map((stretch, at) => ({ stretch, key: `s${at}` }))
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list holds the focus and names its active option
    <span
      id={`${id}-sentence-${part.index}`}
      role="option"
      aria-selected={isChosen}
      className={styles.sentence}
      data-sentence={part.index}
      data-risk={riskLevel(part.sentence.score)}
    >
      {keyed.map(({ stretch, key }) => (
        <StretchText key={key} id={id} note={note} stretch={stretch} />
      ))}
    </span>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export interface HeatMapProps extends Marks {
  readonly parts: readonly MapPart[]
  readonly count: number
  readonly sentence: number | undefined
  readonly onSentence: (index: number) => void
  readonly onNote: (index: number) => void
}

/** What stands between two sentences: white space, or text that was not scanned. */
function Gap({ text }: { text: string }) {
  return text.trim() === '' ? text : <span className={styles.unscanned}>{text}</span>
}

function Legend({ isPartial }: { isPartial: boolean }) {
  const { t } = useTranslation('playground')
  return (
    <p className={styles.legend}>
      {(['low', 'medium', 'high'] as const).map((risk) => (
        <span key={risk} className={styles.sentence} data-risk={risk}>
          {t(`detect.legend.${risk}`)}
        </span>
      ))}
      {isPartial ? <span className={styles.unscanned}>{t('detect.unscanned')}</span> : null}
    </p>
  )
}

/** Where a key leads in a list of `count`, from `place` (-1 before the first); undefined for other keys. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  if (step === undefined) return undefined
  return place < 0 ? 0 : Math.max(0, Math.min(count - 1, place + step))
}

function Reading({ chosen, count }: { chosen: SentencePart | undefined; count: number }) {
  const { t } = useTranslation('playground')
  if (!chosen) return t('detect.sentenceNone')
  const { score } = chosen.sentence
  const values = {
    number: chosen.index + 1,
    count,
    score: scoreText(score),
    risk: t(`risk.${riskLevel(score)}`),
  }
  return t('detect.sentence', values)
}

/** The text with its estimate sentence by sentence, by colour and by underline; one stop for the keyboard. */
export function HeatMap({ id, parts, count, sentence, onSentence, note, onNote }: HeatMapProps) {
  const { t } = useTranslation('playground')
  const list = useRef<HTMLDivElement>(null)
  const sentences = parts.filter((part): part is SentencePart => 'index' in part)
  const place = sentences.findIndex((part) => part.index === sentence)
  const chosen = sentences[place]
  const onKeyDown = (event: KeyboardEvent) => {
    const next = sentences[placeAfter(event.key, place, sentences.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onSentence(next.index)
    list.current?.querySelector(`[data-sentence="${next.index}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof HTMLElement)) return
    const noteAt = target.closest<HTMLElement>('[data-note]')?.dataset.note
    const at = target.closest<HTMLElement>('[data-sentence]')?.dataset.sentence
    if (noteAt !== undefined) onNote(Number(noteAt))
    if (at !== undefined) onSentence(Number(at))
  }
  const shown = parts.map((part, at) => {
    const key = `p${at}`
    if ('gap' in part) return <Gap key={key} text={part.gap} />
    return <Sentence key={key} id={id} note={note} part={part} isChosen={part.index === sentence} />
  })
  return (
    <div className={styles.map}>
      <Legend isPartial={parts.some((part) => 'gap' in part && part.gap.trim() !== '')} />
      <div
        {...{ ref: list, onKeyDown, onClick }}
        role="listbox"
        tabIndex={0}
        aria-label={t('detect.map')}
        aria-activedescendant={chosen ? `${id}-sentence-${chosen.index}` : undefined}
        className={styles.text}
      >
        {shown}
      </div>
      <p className={styles.reading} role="status" data-print="hide">
        <Reading chosen={chosen} count={count} />
      </p>
    </div>
  )
}
