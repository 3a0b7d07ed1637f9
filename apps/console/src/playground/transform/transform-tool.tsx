import type { TransformEndpoint, TransformResponse } from '@redraft/contracts'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Stack } from '../../kit/stack.tsx'
import { findLimitProblem, measureText } from '../counters/measure-text.ts'
import { useDraft } from '../draft/draft.ts'
import { Balance } from '../parts/balance.tsx'
import { CodeButton } from '../parts/code-button.tsx'
import { RunProblem } from '../parts/run-problem.tsx'
import { TextInput } from '../parts/text-input.tsx'
import { useCountdown } from '../parts/use-countdown.ts'
import { retryAfterSeconds } from '../run/retry-after.ts'
import { useRun } from '../run/use-run.ts'
import { DEFAULT_OPTIONS, type TransformBody, transformBody } from './transform-body.ts'
import { TransformOptions } from './transform-options.tsx'
import { TransformResult } from './transform-result.tsx'
import styles from './transform-tool.module.css'

/** Humanize, paraphrase or rewrite: a text, what to do with it, and what came of it. */
export function TransformTool({ endpoint }: { endpoint: TransformEndpoint }) {
  const { t } = useTranslation('playground')
  const { draft, change } = useDraft()
  const [options, setOptions] = useState(DEFAULT_OPTIONS)
  const run = useRun<TransformBody, TransformResponse>(endpoint)
  const text = useDeferredValue(draft.text)
  const problem = findLimitProblem(endpoint, text)
  const wait = useCountdown(retryAfterSeconds(run.error), run.error)
  const isEmpty = draft.text.trim() === ''
  const body = transformBody(endpoint, draft, options)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && wait === 0 && !run.isRunning && !findLimitProblem(endpoint, draft.text)) run.start(body)
  }
  return (
    <Stack>
      <Card>
        <form className={styles.form} onSubmit={onSubmit} aria-label={t(`tool.${endpoint}`)}>
          <TextInput
            endpoint={endpoint}
            text={draft.text}
            onChange={(next) => change({ text: next })}
            problem={problem}
          />
          <TransformOptions endpoint={endpoint} options={options} onChange={setOptions} />
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="primary"
              loading={run.isRunning}
              disabled={isEmpty || problem !== undefined || wait > 0}
            >
              {run.isRunning ? t('running') : t(`run.${endpoint}`)}
            </Button>
            <CodeButton endpoint={endpoint} body={isEmpty ? undefined : body} />
            <span className={styles.hint}>{t('runHint')}</span>
            <div className={styles.balance}>
              <Balance words={measureText(text).words} />
            </div>
          </div>
        </form>
      </Card>
      {run.error ? <RunProblem error={run.error} wait={wait} /> : null}
      {run.done && !run.error ? (
        <TransformResult
          key={JSON.stringify(run.done.answer)}
          input={run.done.body.text}
          answer={run.done.answer}
        />
      ) : null}
    </Stack>
  )
}
