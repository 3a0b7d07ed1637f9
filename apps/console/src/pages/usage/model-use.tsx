import type { ModelUseDay } from '@redraft/contracts/console'
import { useTranslation } from 'react-i18next'
import { useCurrentWorkspace } from '../../api/current-workspace.ts'
import { useModelUse } from '../../api/model-use.ts'
import { useSettings } from '../../api/session.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { type Column, Table } from '../../kit/table.tsx'

/** What the language model took and cost in the last 30 days; for owners, where there is one. */
export function ModelUse() {
  const hasModel = useSettings().data?.llm === true
  const isOwner = useCurrentWorkspace().workspace.role === 'owner'
  return hasModel && isOwner ? <Days /> : null
}

const totalOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

function Days() {
  const { t } = useTranslation()
  const format = useFormat()
  const use = useModelUse()
  const number = (id: string, header: string, of: (day: ModelUseDay) => number): Column<ModelUseDay> => ({
    ...{ id, header, numeric: true },
    cell: (day) => format.number(of(day)),
  })
  const days = use.data?.days
  const columns: Column<ModelUseDay>[] = [
    { id: 'date', header: t('modelUse.day'), cell: ({ date }) => date },
    { id: 'model', header: t('modelUse.model'), cell: ({ model }) => model },
    number('requests', t('modelUse.requests'), ({ requests }) => requests),
    number('calls', t('modelUse.calls'), ({ calls }) => calls),
    number('in', t('modelUse.tokensIn'), ({ tokens_in }) => tokens_in),
    number('out', t('modelUse.tokensOut'), ({ tokens_out }) => tokens_out),
    number('fallbacks', t('modelUse.fallbacks'), ({ fallbacks }) => totalOf(fallbacks)),
  ]
  if (days?.some(({ cost }) => cost !== null)) {
    const cell = ({ cost }: ModelUseDay) => (cost === null ? '–' : cost.toFixed(4))
    columns.push({ id: 'cost', header: t('modelUse.cost'), numeric: true, cell })
  }
  return (
    <Card flush title={t('modelUse.title')} description={t('modelUse.text')}>
      <Table<ModelUseDay>
        caption={t('modelUse.title')}
        rows={days}
        rowKey={({ date, model }) => `${date} ${model}`}
        error={use.error}
        onRetry={() => use.refetch()}
        empty={<Empty title={t('modelUse.empty')} />}
        columns={columns}
      />
    </Card>
  )
}
