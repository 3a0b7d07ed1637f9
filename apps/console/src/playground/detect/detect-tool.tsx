import { type FormEvent, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Stack } from '../../kit/stack.tsx'
import { findLimitProblem } from '../counters/measure-text.ts'
import { useDraft } from '../draft/draft.ts'
import type { ReadFile } from '../files/read-file.ts'
import { Balance } from '../parts/balance.tsx'
import { CodeButton } from '../parts/code-button.tsx'
import { LanguageField } from '../parts/language-field.tsx'
import { TextInput } from '../parts/text-input.tsx'
import { splitDocument } from '../scan/split-document.ts'
import styles from './detect-tool.module.css'
import { FileDrop } from './file-drop.tsx'
import { ScanOutcome } from './scan-outcome.tsx'
import { ScanProgress } from './scan-progress.tsx'
import { type ScanSource, useScan } from './use-scan.ts'

/** Longer documents are split by the page; only what no part could hold is a problem. */
function problemOf(text: string) {
  const problem = findLimitProblem('detect', text)
  return problem?.code === 'validation_failed' ? problem : undefined
}

interface DetectFormProps {
  readonly isRunning: boolean
  readonly onScan: (source: ScanSource) => void
}

/** The text or file to scan. */
function DetectForm({ isRunning, onScan }: DetectFormProps) {
  const { t } = useTranslation('playground')
  const { draft, change } = useDraft()
  const [file, setFile] = useState<ReadFile>()
  const counted = useDeferredValue(draft.text)
  const chunks = useMemo(() => splitDocument(counted), [counted])
  const problem = problemOf(counted)
  const isEmpty = draft.text.trim() === ''
  const { text, language } = draft
  const sourceKind = file?.sourceKind ?? 'paste'
  const body = { text: chunks.length > 1 ? chunks[0]?.text : text, language, source_kind: sourceKind }
  const take = (next: string, from?: ReadFile) => {
    setFile(from)
    change({ text: next })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isRunning && !problemOf(text)) onScan({ text, language, sourceKind, name: file?.name })
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label={t('tool.detect')}>
      <FileDrop onRead={(next) => take(next.text, next)} file={file} />
      <TextInput
        endpoint="detect"
        {...{ text, problem }}
        parts={chunks.length}
        onChange={(next) => take(next)}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          loading={isRunning}
          disabled={isEmpty || problem !== undefined}
        >
          {isRunning ? t('running') : t('run.detect')}
        </Button>
        <CodeButton endpoint="detect" body={isEmpty ? undefined : body} parts={chunks.length} />
        <Balance words={chunks.reduce((sum, { words }) => sum + words, 0)} />
        <div className={styles.language}>
          <LanguageField value={language} onChange={(next) => change({ language: next })} />
        </div>
      </div>
    </form>
  )
}

/** Detection of a text or a file of any length. */
export function DetectTool() {
  const { state, start, retry, cancel } = useScan()
  return (
    <Stack>
      <Card className={styles.input}>
        <DetectForm isRunning={state?.isRunning ?? false} onScan={start} />
      </Card>
      {state?.isRunning ? <ScanProgress state={state} onCancel={cancel} /> : null}
      {state && !state.isRunning ? <ScanOutcome state={state} onRetry={retry} /> : null}
    </Stack>
  )
}
