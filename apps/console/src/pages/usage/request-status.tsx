import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '../../kit/badge.tsx'

const TONES: Readonly<Record<string, Tone>> = { succeeded: 'success', pending: 'info', cancelled: 'neutral' }

/** How a request ended; a failure shows its code, as programs get it. */
export function RequestStatus({ status }: { status: string }) {
  const { t } = useTranslation()
  const tone = TONES[status]
  if (tone === undefined) return <Badge tone="danger">{status}</Badge>
  return <Badge tone={tone}>{t(`status.${status as 'succeeded' | 'pending' | 'cancelled'}`)}</Badge>
}
