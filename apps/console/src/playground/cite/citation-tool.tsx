import type { CitationResponse } from '@redraft/contracts'
import { ListPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Stack } from '../../kit/stack.tsx'
import { useToast } from '../../kit/toast.tsx'
import { CodeButton } from '../parts/code-button.tsx'
import { Remarks } from '../parts/remarks.tsx'
import { ResultHeading } from '../parts/result-heading.tsx'
import { RunProblem } from '../parts/run-problem.tsx'
import { useCountdown } from '../parts/use-countdown.ts'
import { retryAfterSeconds } from '../run/retry-after.ts'
import { useRun } from '../run/use-run.ts'
import { toldWarnings } from '../said/told.ts'
import styles from './cite.module.css'
import { CopyFormats } from './copy-formats.tsx'
import { LookFields } from './look-fields.tsx'
import { Markup } from './markup.tsx'
import { EMPTY_SOURCE, enteredSource, SourceEditor } from './source-editor.tsx'
import type { Source } from './source-fields.ts'
import type { Look } from './styles.ts'

interface Body extends Look {
  readonly input: Source
}

export interface CitationToolProps {
  readonly look: Look
  readonly onLook: (look: Look) => void
  readonly onAdd: (source: Source) => void
}

function Reference({ answer, onAdd }: { answer: CitationResponse; onAdd: () => void }) {
  const { t } = useTranslation('playground')
  const add = (
    <Button size="small" icon={<ListPlus size={15} aria-hidden="true" />} onClick={onAdd}>
      {t('cite.addToList')}
    </Button>
  )
  return (
    <Card title={<ResultHeading said={t('cite.ready')}>{t('cite.result')}</ResultHeading>} action={add}>
      <div className={styles.reference}>
        <div className={styles.rendered} data-reference="">
          <h3>{t('cite.entry')}</h3>
          <Markup html={answer.html} />
        </div>
        <div className={styles.rendered}>
          <h3>{t('cite.inText')}</h3>
          <p>{answer.in_text}</p>
        </div>
        <CopyFormats forms={answer} />
        <Remarks title={t('cite.warnings')} remarks={toldWarnings(answer)} />
      </div>
    </Card>
  )
}

/** One source in one style. */
export function CitationTool({ look, onLook, onAdd }: CitationToolProps) {
  const { t } = useTranslation('playground')
  const toast = useToast()
  const [draft, setDraft] = useState(EMPTY_SOURCE)
  const [isTried, setIsTried] = useState(false)
  const run = useRun<Body, CitationResponse>('citation')
  const wait = useCountdown(retryAfterSeconds(run.error), run.error)
  const input = enteredSource(draft)
  const missing = draft.by === 'fields' ? t('cite.needTitle') : t('cite.needInput')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (input !== undefined && wait === 0 && !run.isRunning) run.start({ input, ...look })
  }
  return (
    <Stack>
      <Card>
        <form className={styles.form} onSubmit={onSubmit} aria-label={t('tool.citation')}>
          <SourceEditor
            draft={draft}
            onChange={setDraft}
            error={isTried && input === undefined ? missing : undefined}
          />
          <div className={styles.look}>
            <LookFields look={look} onChange={onLook} />
          </div>
          <div className={styles.actions}>
            <Button type="submit" variant="primary" loading={run.isRunning} disabled={wait > 0}>
              {run.isRunning ? t('running') : t('run.citation')}
            </Button>
            <CodeButton endpoint="citation" body={input === undefined ? undefined : { input, ...look }} />
          </div>
        </form>
      </Card>
      {run.error ? <RunProblem error={run.error} wait={wait} /> : null}
      {run.done && !run.error ? (
        <Reference
          key={JSON.stringify(run.done)}
          answer={run.done.answer}
          onAdd={() => {
            if (run.done) onAdd(run.done.body.input)
            toast(t('cite.added'))
          }}
        />
      ) : null}
    </Stack>
  )
}
