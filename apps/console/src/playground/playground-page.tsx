import type { JobEndpoint } from '@redraft/contracts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, NavLink, useLocation } from 'react-router'
import { PageHeader } from '../kit/page-header.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { Stack } from '../kit/stack.tsx'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'
import { DraftContext, EMPTY_DRAFT } from './draft/draft.ts'
import styles from './playground-page.module.css'
import { TOOLS, toolOf } from './tools.ts'

const TransformTool = lazy(async () => ({
  default: (await import('./transform/transform-tool.tsx')).TransformTool,
}))
const DetectTool = lazy(async () => ({ default: (await import('./detect/detect-tool.tsx')).DetectTool }))
const CiteTools = lazy(async () => ({ default: (await import('./cite/cite-tools.tsx')).CiteTools }))

function Tool({ endpoint }: { endpoint: JobEndpoint }) {
  if (endpoint === 'detect') return <DetectTool />
  if (endpoint === 'citation' || endpoint === 'bibliography') return <CiteTools endpoint={endpoint} />
  return <TransformTool key={endpoint} endpoint={endpoint} />
}

function ToolLinks() {
  const { t } = useTranslation('playground')
  return (
    <nav aria-label={t('tools')} className={styles.tools} data-print="hide">
      {TOOLS.map((tool) => (
        <NavLink key={tool} to={`/playground/${tool}`} className={styles.tool ?? ''}>
          {t(`tool.${tool}`)}
        </NavLink>
      ))}
    </nav>
  )
}

/** The playground: every endpoint tried in the browser, metered on the workspace. */
export function PlaygroundPage() {
  const { t } = useTranslation('playground')
  const endpoint = toolOf(useLocation().pathname)
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const state = useMemo(
    () => ({ draft, change: (fields: Partial<typeof draft>) => setDraft((old) => ({ ...old, ...fields })) }),
    [draft],
  )
  if (endpoint === undefined) return <NotFoundPage />
  if (endpoint === 'none') return <Navigate to={`/playground/${TOOLS[0]}`} replace />
  return (
    <DraftContext value={state}>
      <PageHeader title={t(`tool.${endpoint}`)} description={t(`about.${endpoint}`)} />
      <Stack>
        <ToolLinks />
        <Suspense fallback={<Skeleton lines={6} />}>
          <Tool endpoint={endpoint} />
        </Suspense>
      </Stack>
    </DraftContext>
  )
}
