import type { RequestStateResponse } from '../../messages/request-state.ts'
import { humanizeExample } from './humanize.ts'

export const requestStateExample: RequestStateResponse = {
  request_id: '019a9d3c-7d1e-7c40-9a53-2f6f0f4be1a7',
  endpoint: 'humanize',
  state: 'succeeded',
  words: humanizeExample.response.words_used,
  created_at: '2026-11-20T18:59:31.230Z',
  settled_at: '2026-11-20T18:59:31.281Z',
  result: humanizeExample.response,
}
