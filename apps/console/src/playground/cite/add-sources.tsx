import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import styles from './cite.module.css'
import type { ListItem } from './list-item.ts'
import { EMPTY_SOURCE, enteredSource, SourceEditor } from './source-editor.tsx'
import { splitSources } from './split-sources.ts'

export interface AddSourcesProps {
  readonly items: readonly ListItem[]
  readonly onItems: (items: readonly ListItem[]) => void
}

/** Adds one source by its fields, or any number that were pasted. */
export function AddSources({ items, onItems }: AddSourcesProps) {
  const { t } = useTranslation('playground')
  const [draft, setDraft] = useState(EMPTY_SOURCE)
  const [isTried, setIsTried] = useState(false)
  const entered = enteredSource(draft)
  const missing = draft.by === 'fields' ? t('cite.needTitle') : t('cite.needInput')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(entered === undefined)
    if (entered === undefined) return
    const sources = typeof entered === 'string' ? splitSources(entered) : [entered]
    const next = Math.max(0, ...items.map(({ id }) => id)) + 1
    onItems([...items, ...sources.map((source, index) => ({ id: next + index, source }))])
    setDraft({ ...EMPTY_SOURCE, by: draft.by })
  }
  return (
    <form className={styles.editor} onSubmit={onSubmit} aria-label={t('cite.add')}>
      <SourceEditor
        draft={draft}
        onChange={setDraft}
        hint={t('cite.addHelp')}
        error={isTried && entered === undefined ? missing : undefined}
      />
      <div>
        <Button type="submit">{t('cite.add')}</Button>
      </div>
    </form>
  )
}
