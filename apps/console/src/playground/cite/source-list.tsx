import { ChevronDown, ChevronUp, CircleAlert, GripVertical, X } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import type { ListItem } from './list-item.ts'
import { moveItem } from './move-item.ts'
import { nameOf } from './source-fields.ts'
import styles from './source-list.module.css'

export interface SourceListProps {
  readonly items: readonly ListItem[]
  readonly onChange: (items: readonly ListItem[]) => void
  /** Why a source could not be cited, by its id. */
  readonly failures: ReadonlyMap<number, string>
}

interface RowProps {
  readonly item: ListItem
  readonly index: number
  readonly count: number
  readonly failure: string | undefined
  readonly onMove: (to: number, button: 'up' | 'down') => void
  readonly onRemove: () => void
}

function Row({ item, index, count, failure, onMove, onRemove }: RowProps) {
  const { t } = useTranslation('playground')
  const name = nameOf(item.source)
  const step = (direction: 'up' | 'down') => {
    const to = direction === 'up' ? index - 1 : index + 1
    const isEnd = to < 0 || to >= count
    const Icon = direction === 'up' ? ChevronUp : ChevronDown
    return (
      <Button
        size="small"
        variant="ghost"
        iconOnly
        aria-label={t(`cite.${direction}`, { item: name })}
        aria-disabled={isEnd || undefined}
        data-move={`${item.id}-${direction}`}
        onClick={() => isEnd || onMove(to, direction)}
      >
        <Icon size={16} aria-hidden="true" />
      </Button>
    )
  }
  return (
    <>
      <span className={styles.grip} aria-hidden="true">
        <GripVertical size={16} />
      </span>
      <span className={styles.number}>{index + 1}</span>
      <span className={styles.name}>
        {name}
        {failure ? (
          <span className={styles.failure}>
            <CircleAlert size={14} aria-hidden="true" />
            {failure}
          </span>
        ) : null}
      </span>
      <span className={styles.buttons}>
        {step('up')}
        {step('down')}
        <Button
          size="small"
          variant="ghost"
          iconOnly
          aria-label={t('cite.remove', { item: name })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </Button>
      </span>
    </>
  )
}

/** Moving and removing, each said aloud; a button that moved with its row keeps the focus. */
function useSourceMoves(items: readonly ListItem[], onChange: SourceListProps['onChange']) {
  const { t } = useTranslation('playground')
  const list = useRef<HTMLOListElement>(null)
  const focus = useRef<string>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (focus.current) list.current?.querySelector<HTMLElement>(`[data-move="${focus.current}"]`)?.focus()
    focus.current = undefined
  })
  return {
    list,
    said,
    move(from: number, to: number, button?: string) {
      const item = items[from]
      if (!item) return
      if (button) focus.current = `${item.id}-${button}`
      onChange(moveItem(items, from, to))
      setSaid(t('cite.moved', { item: nameOf(item.source), number: to + 1, count: items.length }))
    },
    remove(item: ListItem) {
      onChange(items.filter(({ id }) => id !== item.id))
      setSaid(t('cite.removed', { item: nameOf(item.source) }))
    },
  }
}

/** Dragging a row over others moves it there at once. */
function useRowDrag(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  return (index: number, name: string) => ({
    draggable: true,
    'data-dragged': dragged === index || undefined,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', name)
      setDragged(index)
    },
    onDragOver(event: DragEvent) {
      if (dragged === undefined) return
      event.preventDefault()
      if (index === dragged) return
      move(dragged, index)
      setDragged(index)
    },
    onDrop: (event: DragEvent) => event.preventDefault(),
    onDragEnd: () => setDragged(undefined),
  })
}

/** The sources in their order: dragged with a pointer, or moved step by step with buttons. */
export function SourceList({ items, onChange, failures }: SourceListProps) {
  const { t } = useTranslation('playground')
  const { list, said, move, remove } = useSourceMoves(items, onChange)
  const rowDrag = useRowDrag(move)
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers some readers no longer call it a list */}
      <ol ref={list} className={styles.list} role="list" aria-label={t('cite.list')}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.item} {...rowDrag(index, nameOf(item.source))}>
            <Row
              item={item}
              index={index}
              count={items.length}
              failure={failures.get(item.id)}
              onMove={(to, button) => move(index, to, button)}
              onRemove={() => remove(item)}
            />
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
