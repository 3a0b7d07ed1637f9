import { type BibliographyResponse, LIMITS } from '@redraft/contracts'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/send.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Choice } from '../../kit/choice.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Stack } from '../../kit/stack.tsx'
import { CodeButton } from '../parts/code-button.tsx'
import { RunProblem } from '../parts/run-problem.tsx'
import { useCountdown } from '../parts/use-countdown.ts'
import { useProblemText } from '../parts/use-problem-text.ts'
import { retryAfterSeconds } from '../run/retry-after.ts'
import { useRun } from '../run/use-run.ts'
import { AddSources } from './add-sources.tsx'
import { BibliographyResult } from './bibliography-result.tsx'
import styles from './cite.module.css'
import type { ListItem } from './list-item.ts'
import { LookFields } from './look-fields.tsx'
import type { Source } from './source-fields.ts'
import { SourceList } from './source-list.tsx'
import type { Look } from './styles.ts'

const SORTS = ['style', 'input'] as const
type Sort = (typeof SORTS)[number]

interface Body extends Look {
  readonly items: readonly Source[]
  readonly sort: Sort
}

export interface BibliographyToolProps {
  readonly look: Look
  readonly onLook: (look: Look) => void
  readonly items: readonly ListItem[]
  readonly onItems: (items: readonly ListItem[]) => void
}

/** Why sources failed, by the id they had when the list was built. */
function useFailures(built: readonly ListItem[], answer: BibliographyResponse | undefined) {
  const problemText = useProblemText()
  const entries = (answer?.failures ?? []).flatMap(({ index, code, error }) => {
    const item = built[index]
    if (!item) return []
    const { what } = problemText(new ApiError(422, { code, error }))
    return [[item.id, code === 'validation_failed' ? error : what] as const]
  })
  return new Map(entries)
}

interface BuildFormProps {
  readonly body: Body
  readonly isRunning: boolean
  readonly wait: number
  readonly onLook: (look: Look) => void
  readonly onSort: (sort: Sort) => void
  readonly onBuild: () => void
}

/** How the list is to look, and the button that builds it. */
function BuildForm({ body, isRunning, wait, onLook, onSort, onBuild }: BuildFormProps) {
  const { t } = useTranslation('playground')
  const max = LIMITS.bibliographyItems
  const { items, sort, ...look } = body
  const isReady = items.length > 0 && items.length <= max && wait === 0
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isRunning) onBuild()
  }
  return (
    <form className={styles.build} onSubmit={onSubmit} aria-label={t('tool.bibliography')}>
      <LookFields look={look} onChange={onLook} />
      <Choice
        label={t('cite.sort')}
        value={sort}
        options={SORTS.map((value) => ({ value, label: t(`cite.sorts.${value}`) }))}
        onChange={onSort}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isRunning} disabled={!isReady}>
          {isRunning ? t('running') : t('run.bibliography')}
        </Button>
        <CodeButton endpoint="bibliography" body={items.length === 0 ? undefined : body} />
      </div>
      {items.length > max ? <p className={styles.error}>{t('cite.full', { max })}</p> : null}
    </form>
  )
}

/** Several sources in one style: collected, ordered, and rendered as a list. */
export function BibliographyTool({ look, onLook, items, onItems }: BibliographyToolProps) {
  const { t } = useTranslation('playground')
  const [sort, setSort] = useState<Sort>('style')
  const [built, setBuilt] = useState<readonly ListItem[]>([])
  const run = useRun<Body, BibliographyResponse>('bibliography')
  const wait = useCountdown(retryAfterSeconds(run.error), run.error)
  const answer = run.error ? undefined : run.done?.answer
  const failures = useFailures(built, answer)
  const body = useMemo(
    () => ({ items: items.map(({ source }) => source), sort, ...look }),
    [items, sort, look],
  )
  const isStale = JSON.stringify(run.done?.body) !== JSON.stringify(body)
  const build = () => {
    setBuilt(items)
    run.start(body)
  }
  return (
    <Stack>
      <Card title={t('cite.list')} description={t('cite.items', { count: items.length })}>
        <div className={styles.collect}>
          {items.length === 0 ? <p className={styles.none}>{t('cite.emptyList')}</p> : null}
          {items.length > 0 ? <SourceList items={items} onChange={onItems} failures={failures} /> : null}
          <AddSources items={items} onItems={onItems} />
        </div>
      </Card>
      <Card>
        <BuildForm {...{ body, wait, onLook }} isRunning={run.isRunning} onSort={setSort} onBuild={build} />
      </Card>
      {run.error ? <RunProblem error={run.error} wait={wait} /> : null}
      {answer && isStale ? <Notice tone="info">{t('cite.stale')}</Notice> : null}
      {answer ? <BibliographyResult key={JSON.stringify(run.done?.body)} answer={answer} /> : null}
    </Stack>
  )
}
