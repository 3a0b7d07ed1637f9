import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Table } from '../../kit/table.tsx'
import type { ChartSeries } from './chart-series.ts'

/** The figures of the chart for those who cannot see or use it: days with requests only. */
export function ChartTable({ series }: { series: ChartSeries }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Table
      caption={t('chart.title')}
      rows={series.days.filter((day) => day.total > 0)}
      rowKey={(day) => day.date}
      empty={t('chart.empty')}
      columns={[
        { id: 'date', header: t('chart.day'), cell: (day) => format.day(day.date) },
        ...series.endpoints.map((endpoint) => ({
          id: endpoint,
          header: t(`endpoint.${endpoint}`),
          numeric: true,
          cell: (day: ChartSeries['days'][number]) => format.number(day.values[endpoint]),
        })),
        { id: 'total', header: t('chart.total'), numeric: true, cell: (day) => format.number(day.total) },
      ]}
    />
  )
}
